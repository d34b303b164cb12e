/** The post horn on its navy tile; the drawing is the icon of the tab. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return <img src="/favicon.svg" alt="" width={size} height={size} className="shrink-0" />;
}
