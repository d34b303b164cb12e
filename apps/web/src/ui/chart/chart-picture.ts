import {
  bandPath,
  LEGEND_SIGN,
  linePaths,
  POINT_SIGN,
  SO_FAR,
  signedPoints,
  signPath,
} from './chart-paths.ts';
import { type ChartScales, chartScales, HEIGHT } from './chart-scales.ts';
import type { ChartBand, ChartLine, LineLook } from './chart-series.ts';

/** What a chart shows, and what stands around it when it leaves the page. */
export interface PicturedChart {
  title: string;
  /** Whose figures these are, and of which days. */
  subtitle: string;
  source: string;
  points: readonly { short: string }[];
  lines: readonly ChartLine[];
  band?: ChartBand | undefined;
  showTick: (value: number) => string;
  isWhole?: boolean | undefined;
}

const WIDTH = 800;
const PADDING = 24;
const INNER = WIDTH - 2 * PADDING;
/** Sharp on a screen with small points, and on paper. */
const SCALE = 2;
const CHART_TOP = 76;
const LEGEND_ROW = 24;
const LEGEND_LINE = 28;
const SOURCE_HEIGHT = 36;

type Tools = ReturnType<typeof toolsOf>;

/**
 * The chart as a PNG: dark on white, whatever the theme of the page is. It is drawn point by point and not made
 * from the page's SVG, which as a picture would know neither our fonts nor our styles.
 */
export async function chartPicture(chart: PicturedChart): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures');
  const theme = lightTheme();
  try {
    const family = getComputedStyle(document.body).fontFamily;
    const words = [chart.title, chart.subtitle, chart.source].join('');
    // One of the family that the system does not have fails all of them; the page is drawn without it, too.
    await Promise.allSettled(
      ['400', '600'].map((weight) => document.fonts.load(`${weight} 16px ${family}`, words)),
    );
    const tools = toolsOf(context, theme.colourOf, family);
    const legend = legendPlaces(chart.lines, tools);
    const height = CHART_TOP + HEIGHT + 8 + legend.height + SOURCE_HEIGHT;
    canvas.width = WIDTH * SCALE;
    canvas.height = height * SCALE;
    context.scale(SCALE, SCALE);
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, WIDTH, height);
    drawWords(chart, tools, height);
    context.translate(PADDING, CHART_TOP);
    drawChart(chart, tools);
    context.translate(0, HEIGHT + 8);
    drawLegend(legend.places, tools);
  } finally {
    theme.end();
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('No picture came'))),
      'image/png',
    ),
  );
}

/** What the classes of colours mean in the light theme. */
function lightTheme() {
  const probe = document.createElement('span');
  probe.dataset.theme = 'light';
  probe.hidden = true;
  const inner = document.createElement('span');
  probe.append(inner);
  document.body.append(probe);
  return {
    colourOf: (name: string): string => {
      inner.className = name;
      return getComputedStyle(inner).color;
    },
    end: () => probe.remove(),
  };
}

function toolsOf(
  context: CanvasRenderingContext2D,
  colourOf: (name: string) => string,
  family: string,
) {
  const font = (size: number, weight = 400) => {
    context.font = `${weight} ${size}px ${family}`;
  };
  /** A text that is cut where it would leave the picture. */
  const write = (text: string, x: number, y: number, room = INNER) => {
    let shown = text;
    while (shown.length > 1 && context.measureText(shown).width > room) {
      shown = `${[...shown.replace(/…$/, '')].slice(0, -1).join('')}…`;
    }
    context.fillText(shown, x, y);
  };
  return { context, colourOf, font, write };
}

function drawWords(
  { title, subtitle, source }: PicturedChart,
  { context, colourOf, font, write }: Tools,
  height: number,
) {
  context.textBaseline = 'alphabetic';
  context.fillStyle = colourOf('text-text');
  font(18, 600);
  write(title, PADDING, 38);
  context.fillStyle = colourOf('text-text-2');
  font(13);
  write(subtitle, PADDING, 58);
  font(11);
  write(source, PADDING, height - 14);
}

function drawChart({ points, lines, band, showTick, isWhole }: PicturedChart, tools: Tools) {
  const { context, colourOf, font } = tools;
  const scales = chartScales({ points: points.length, lines, band, showTick, isWhole }, INNER);
  font(12);
  context.textBaseline = 'middle';
  context.textAlign = 'right';
  for (const { label, at } of scales.ticks) {
    context.fillStyle = colourOf('text-text-2');
    context.fillText(label, scales.left - 8, at);
    context.strokeStyle = colourOf('text-line');
    context.lineWidth = 1;
    context.stroke(new Path2D(`M${scales.left} ${at}H${scales.right}`));
  }
  context.fillStyle = colourOf('text-text-2');
  context.textBaseline = 'alphabetic';
  context.textAlign = 'center';
  for (const index of scales.labelled) {
    context.fillText(points[index]?.short ?? '', scales.at(index), HEIGHT - 8);
  }
  context.textAlign = 'left';
  if (band) {
    context.globalAlpha = 0.18;
    context.fillStyle = colourOf(band.colour);
    context.fill(new Path2D(bandPath(band, scales)));
    context.globalAlpha = 1;
  }
  for (const line of lines) drawLine(line, scales, tools);
}

function drawLine(line: ChartLine, scales: ChartScales, tools: Tools) {
  const { whole, soFar } = linePaths(line, scales);
  stroke(line, whole, tools);
  tools.context.globalAlpha = SO_FAR.opacity;
  stroke({ ...line, dash: SO_FAR.dash }, soFar, tools);
  tools.context.globalAlpha = 1;
  for (const { value, index } of signedPoints(line)) {
    drawSign(line, scales.at(index), scales.y(value), POINT_SIGN, tools);
  }
}

function stroke({ colour, dash }: LineLook, path: string, { context, colourOf }: Tools) {
  context.strokeStyle = colourOf(colour);
  context.lineWidth = 2;
  context.lineJoin = 'round';
  context.setLineDash(dash ? dash.split(' ').map(Number) : []);
  context.stroke(new Path2D(path));
  context.setLineDash([]);
}

function drawSign(
  { colour, sign }: LineLook,
  x: number,
  y: number,
  size: number,
  { context, colourOf }: Tools,
) {
  if (!sign) return;
  context.save();
  context.translate(x, y);
  context.fillStyle = colourOf(colour);
  context.fill(new Path2D(signPath(sign, size)));
  context.restore();
}

interface LegendPlace {
  line: ChartLine;
  x: number;
  y: number;
}

/** The lines of the legend, row by row, as many in each as there is room for. */
function legendPlaces(lines: readonly ChartLine[], { context, font }: Tools) {
  font(13);
  let [x, y] = [0, 0];
  const places = lines.map((line): LegendPlace => {
    const width = LEGEND_LINE + 8 + context.measureText(line.name).width;
    if (x > 0 && x + width > INNER) [x, y] = [0, y + LEGEND_ROW];
    const place = { line, x, y };
    x += width + 20;
    return place;
  });
  return { places, height: y + LEGEND_ROW };
}

function drawLegend(places: readonly LegendPlace[], tools: Tools) {
  const { context, colourOf, font, write } = tools;
  font(13);
  context.textBaseline = 'middle';
  for (const { line, x, y } of places) {
    const middle = y + LEGEND_ROW / 2;
    stroke(line, `M${x + 1} ${middle}H${x + LEGEND_LINE - 1}`, tools);
    drawSign(line, x + LEGEND_LINE / 2, middle, LEGEND_SIGN, tools);
    context.fillStyle = colourOf('text-text-2');
    write(line.name, x + LEGEND_LINE + 8, middle);
  }
}
