import { visibleFacets } from "./icosahedron";

/** Angles (degrees) of a rolling die until it stops. It turns more and more slowly. */
const ANGLES = [318, 262, 212, 168, 129, 95, 65, 38, 15] as const;

/** Direction of the axis about which dice roll. */
export const TILT = 32;

/** A six and a nine look the same upside down. */
export const dieLabel = (number: number): string =>
  number === 6 || number === 9 ? `${number}.` : String(number);

/** Colours of a die, as in its style sheet. */
export interface Paint {
  readonly side: string;
  readonly edge: string;
  readonly ink: string;
}

function frame(angle: number, { side, edge, ink }: Paint): string {
  const facets = visibleFacets(20, angle, TILT);
  const sides = facets.map(({ points, light, matrix, number }) => {
    const gloss = `fill="${light > 0.5 ? "#fff" : "#000"}" fill-opacity="${Math.abs(light - 0.5) * 0.9}"`;
    const words = matrix && `<text transform="${matrix}" dy=".36em">${dieLabel(number)}</text>`;
    return `<polygon points="${points}"/><polygon points="${points}" ${gloss} stroke="none"/>${words ?? ""}`;
  });
  const shadow = facets.map(({ points }) => `<polygon points="${points}"/>`).join("");
  const text = `font-family="sans-serif" font-size="17" font-weight="700" text-anchor="middle"`;
  return (
    `<g opacity=".4" transform="translate(0 6)">${shadow}</g>` +
    `<g fill="${side}" stroke="${edge}" stroke-width="1.6" stroke-linejoin="round" ${text}>` +
    `${sides.join("").replaceAll("<text ", `<text fill="${ink}" stroke="none" opacity=".72" `)}</g>`
  );
}

/** Width and height of one frame in its own units. */
const SIDE = 100;

function addressOf(frames: readonly string[]): string {
  const placed = frames.map(
    (one, i) => `<g transform="translate(${i * SIDE + SIDE / 2} ${SIDE / 2})">${one}</g>`,
  );
  const width = frames.length * SIDE;
  const size = `width="${width}" height="${SIDE}" viewBox="0 0 ${width} ${SIDE}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${placed.join("")}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The addresses of drawings of the rolling solid, one for each frame. */
export const rollingFrames = (paint: Paint): readonly string[] =>
  ANGLES.map((angle) => addressOf([frame(angle, paint)]));

/** The same frames side by side in one drawing. As elements of the page they would be hundreds for every die. */
export const rollingStrip = (paint: Paint): string => addressOf(ANGLES.map((angle) => frame(angle, paint)));
