/** @jsxRuntime automatic @jsxImportSource react */
// Said here and not only in tsconfig.json: not every tool that compiles this file reads that.
import type { CSSProperties } from 'react';
import { FONT_FAMILY } from './font/font.ts';
import type { BannerLayout, Box, SurfacePart, TextPart } from './layout/parts.ts';

interface BannerProps {
  layout: BannerLayout;
  /** The picture for the logo's place, if the layout has one. */
  logo?: string;
  onLogoError?: () => void;
}

// Ligatures and alternates would change widths that are reckoned from single signs.
const features = '"liga" 0, "clig" 0, "calt" 0';

/**
 * One banner. Every part lies where the layout says and every line is already broken, so the browser
 * and satori, which both draw this, have nothing left to decide.
 */
export function Banner({ layout, logo, onLogoError }: BannerProps) {
  const { width, height, background, shapes, surfaces, texts, arrow } = layout;
  return (
    <div
      data-banner={layout.size}
      style={{
        ...flat,
        position: 'relative',
        width,
        height,
        overflow: 'hidden',
        backgroundColor: background,
        fontFamily: FONT_FAMILY,
        fontFeatureSettings: features,
        textRendering: 'geometricPrecision',
      }}
    >
      <svg
        aria-hidden="true"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        style={{ ...flat, position: 'absolute', left: 0, top: 0 }}
      >
        {shapes.map(({ path, colour }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a shape has no name but its place
          <path key={n} d={path} fill={colour} />
        ))}
      </svg>
      {layout.logo && logo ? (
        <img
          alt=""
          data-part="logo"
          src={logo}
          width={layout.logo.width}
          height={layout.logo.height}
          onError={onLogoError}
          style={{ ...placed(layout.logo), maxWidth: 'none', objectFit: 'contain' }}
        />
      ) : null}
      {surfaces.map((surface, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several have the same name
        <Surface key={`${surface.name} ${n}`} {...surface} />
      ))}
      {texts.map((text, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Text key={`${text.name} ${n}`} {...text} />
      ))}
      {arrow ? (
        <svg
          aria-hidden="true"
          viewBox="0 0 16 16"
          width={arrow.box.width}
          height={arrow.box.height}
          fill="none"
          stroke={arrow.colour}
          strokeWidth={2}
          strokeLinecap="round"
          strokeLinejoin="round"
          style={placed(arrow.box)}
        >
          <path d="M2 8h12M9 3l5 5-5 5" />
        </svg>
      ) : null}
    </div>
  );
}

function Surface({ name, box, radius, colour }: SurfacePart) {
  return (
    <div
      data-part={name}
      style={{ ...placed(box), backgroundColor: colour, borderRadius: radius }}
    />
  );
}

function Text({ name, box, lines, font, align, colour }: TextPart) {
  return (
    <div
      data-part={name}
      style={{
        ...placed(box),
        flexDirection: 'column',
        color: colour,
        fontSize: font.size,
        fontWeight: font.weight,
        lineHeight: `${font.leading}px`,
        letterSpacing: font.spacing * font.size,
      }}
    >
      {lines.map((line, n) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name but its place
          key={n}
          data-line=""
          style={{
            ...flat,
            width: box.width,
            height: font.leading,
            justifyContent: align === 'center' ? 'center' : 'flex-start',
            whiteSpace: 'pre',
          }}
        >
          {line}
        </div>
      ))}
    </div>
  );
}

const flat: CSSProperties = { display: 'flex', boxSizing: 'border-box' };

const placed = ({ x, y, width, height }: Box): CSSProperties => ({
  ...flat,
  position: 'absolute',
  left: x,
  top: y,
  width,
  height,
});
