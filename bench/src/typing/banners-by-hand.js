// The nine banners without React: the product's rules say where everything lies, a few lines put it there.
import { bannerLayout, placeholders, withPlaceholders } from '@posthorn/banners';
import { missingPrimaryColor } from '@posthorn/domain';

const plate = { shows: 'words', words: placeholders.logo };

function place(element, { x, y, width, height }) {
  const { style } = element;
  style.left = `${x}px`;
  style.top = `${y}px`;
  style.width = `${width}px`;
  style.height = `${height}px`;
}

/** As many elements as there are parts: the last is copied or taken away where it does not fit. */
function elementsFor(elements, parts) {
  while (elements.length > parts.length && elements.length > 1) elements.pop().remove();
  while (elements.length < parts.length) {
    const last = elements.at(-1);
    const copy = last.cloneNode(true);
    last.after(copy);
    elements.push(copy);
  }
  return elements;
}

function write(element, { box, font, lines, colour }) {
  place(element, box);
  const { style } = element;
  style.color = colour;
  style.fontSize = `${font.size}px`;
  style.lineHeight = `${font.leading}px`;
  style.letterSpacing = `${font.spacing * font.size}px`;
  elementsFor([...element.children], lines).forEach((line, n) => {
    line.style.width = `${box.width}px`;
    line.style.height = `${font.leading}px`;
    if (line.textContent !== lines[n]) line.textContent = lines[n];
  });
}

const banners = [...document.querySelectorAll('[data-banner]')].map((root) => {
  const parts = [...root.querySelectorAll('[data-part]')];
  const isSurface = ({ dataset: { part } }) => part === 'button' || part === 'chip';
  return {
    size: root.dataset.banner,
    shapes: [...root.querySelectorAll(':scope > svg:first-child path')],
    surfaces: parts.filter(isSurface),
    texts: parts.filter((part) => part.dataset.part !== 'logo' && !isSurface(part)),
    arrow: root.querySelector(':scope > svg:not(:first-child)'),
  };
});

window.showBanners = (title) => {
  const words = withPlaceholders({
    primaryColor: missingPrimaryColor.campaign,
    type: '',
    subtitle: '',
    title,
    tags: [],
    callToAction: '',
  });
  for (const { size, shapes, surfaces, texts, arrow } of banners) {
    const layout = bannerLayout(words, size, plate);
    layout.shapes.forEach(({ path }, n) => {
      if (shapes[n]?.getAttribute('d') !== path) shapes[n]?.setAttribute('d', path);
    });
    layout.surfaces.forEach(({ box }, n) => {
      if (surfaces[n]) place(surfaces[n], box);
    });
    layout.texts.forEach((text, n) => {
      if (texts[n]) write(texts[n], text);
    });
    if (arrow && layout.arrow) place(arrow, layout.arrow.box);
  }
};
