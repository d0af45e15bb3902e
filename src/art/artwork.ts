import { hex, mix } from "./colour";
import { FAMILIES, familyFor, type Subject } from "./families";
import { figureOf } from "./families/family";
import { type Palette, paletteFor } from "./palette";
import { ridge } from "./ridge";
import { type SeededRandom, seeded } from "./seed";
import { circle } from "./shape";

/** Side length of the square artwork in its own units. */
const SIDE = 240;

const SMALL = /\b(pup|cub|whelp|wyrmling|minnow|sprout|page|squire|novice|mite|recruit|scrap bot|wisp)\b/i;
const GREAT = /titan|giant|coloss|behemoth|leviathan|tyrant|king\b|queen|mother\b|world|old |roc\b|grudge/i;

function sky(p: Palette, seed: SeededRandom): string {
  const x = seed.inRange(50, 190);
  const y = seed.inRange(40, 92);
  const r = seed.inRange(15, 34);
  const disc = hex(p.disc);
  return (
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${hex(p.skyHigh)}"/><stop offset=".75" stop-color="${hex(p.skyLow)}"/></linearGradient>` +
    `<radialGradient id="h"><stop stop-color="${disc}" stop-opacity=".75"/><stop offset="1" stop-color="${disc}" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="v" cy=".46" r=".78"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".55"/></radialGradient></defs>` +
    `<path fill="url(#s)" d="M0 0h${SIDE}v${SIDE}H0z"/>` +
    `<circle cx="${x | 0}" cy="${y | 0}" r="${(r * 3.2) | 0}" fill="url(#h)"/>` +
    lightSource(p, seed, x | 0, y | 0, r | 0)
  );
}

/** Sun, crescent, ringed world or a sun behind rays. */
function lightSource(p: Palette, seed: SeededRandom, x: number, y: number, r: number): string {
  const fill = hex(p.disc);
  const disc = `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity=".92"/>`;
  switch (seed.integer(0, 3)) {
    case 1:
      return `${disc}<circle cx="${x + r * 0.45}" cy="${y - r * 0.2}" r="${r * 0.9}" fill="${hex(mix(p.skyHigh, p.skyLow, y / SIDE))}"/>`;
    case 2:
      return `${disc}<ellipse cx="${x}" cy="${y}" rx="${r * 1.8}" ry="${r * 0.4}" fill="none" stroke="${fill}" stroke-width="3" transform="rotate(-18 ${x} ${y})"/>`;
    case 3: {
      let rays = "";
      for (let i = 0; i < 9; i++) {
        const angle = (i / 9) * 2 * Math.PI + x;
        rays += `M${x} ${y}L${(x + 300 * Math.cos(angle)) | 0} ${(y + 300 * Math.sin(angle)) | 0}L${(x + 300 * Math.cos(angle + 0.22)) | 0} ${(y + 300 * Math.sin(angle + 0.22)) | 0}Z`;
      }
      return `<path d="${rays}" fill="${fill}" opacity=".13"/>${disc}`;
    }
    default:
      return disc;
  }
}

function clouds(p: Palette, seed: SeededRandom): string {
  const count = seed.integer(2, 4);
  let d = "";
  for (let i = 0; i < count; i++) {
    const x = seed.inRange(-30, 170) | 0;
    const y = seed.inRange(20, 120) | 0;
    const w = seed.inRange(50, 120) | 0;
    d += `M${x} ${y}q${w >> 2} -${seed.integer(5, 12)} ${w >> 1} -2t${w >> 1} 2q-${w >> 1} 7 -${w} 0z`;
  }
  return `<path d="${d}" fill="${hex(mix(p.skyLow, p.disc, 0.5))}" opacity=".35"/>`;
}

function motes(p: Palette, seed: SeededRandom): string {
  let d = "";
  for (let i = 0; i < 12; i++) {
    const r = seed.inRange(0.7, 2.3);
    d += circle(seed.inRange(8, 232), seed.inRange(30, 225), r);
  }
  return `<path d="${d}" fill="${hex(p.glow)}" opacity=".7"/>`;
}

/**
 * A figure's stance as a matrix: its size follows its name, its stretch and lean are pseudo-random, and its feet are on
 * the ground.
 */
function pose(name: string, seed: SeededRandom, flip: number): string {
  const stature = SMALL.test(name) ? 0.74 : GREAT.test(name) ? 1.1 : 1;
  const high = 2 * stature * seed.inRange(0.94, 1.1);
  const wide = 2 * stature * seed.inRange(0.88, 1.14) * flip;
  const lean = 2 * seed.inRange(-0.1, 0.1);
  return [wide, 0, lean, high, 120 - 50 * wide - 89 * lean, 212 - 89 * high]
    .map((part) => part.toFixed(2))
    .join(" ");
}

/** The artwork of a card as SVG text. Always the same for the same name, type and subtypes. */
export function drawArtwork(subject: Subject): string {
  const { name } = subject;
  const subtypes = subject.subtypes?.length ? subject.subtypes : [subject.type];
  const seed = seeded(`${name}|${subtypes.join(",")}`);
  const family = familyFor(subject);
  const p = paletteFor(subtypes[0] ?? family, seed);
  const figure = figureOf(FAMILIES[family], seed, `${subtypes.join(" ")} ${name}`.toLowerCase());
  const flip = seed.chance(0.5) ? -1 : 1;
  const place = pose(name, seed, flip);
  const rim = hex(p.rim);
  const glow = hex(p.glow);
  const [far, middle, near] = p.ridges;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">` +
    sky(p, seed) +
    clouds(p, seed) +
    `<path fill="${hex(far)}" d="${ridge(p.terrain, seed, 176, 74)}"/>` +
    `<path fill="${hex(mix(far, p.skyLow, 0.6))}" opacity=".5" d="M0 158h240v40H0z"/>` +
    `<path fill="${hex(middle)}" d="${ridge(p.terrain, seed, 204, 52)}"/>` +
    `<g transform="matrix(${place})"><path d="${figure.body}" fill="${rim}" transform="translate(${-1.3 * flip} -1.1)"/>` +
    `<path d="${figure.body}" fill="${hex(p.figure)}"/>` +
    `<path d="${figure.lights}" fill="${glow}" stroke="${glow}" stroke-opacity=".3" stroke-width="2.5" stroke-linejoin="round"/></g>` +
    `<path fill="${hex(near)}" d="${ridge(p.terrain, seed, 236, 30)}"/>` +
    motes(p, seed) +
    `<path fill="url(#v)" d="M0 0h${SIDE}v${SIDE}H0z"/></svg>`
  );
}

const drawn = new Map<string, string>();

/**
 * The artwork of a card as an image address, drawn from its data and cached.
 * @param subject the card; the first of its subtypes is its faction.
 */
export function artworkFor(subject: Subject): string {
  const key = [subject.name, subject.type, ...(subject.subtypes ?? [])].join("|");
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const address = `data:image/svg+xml,${encodeURIComponent(drawArtwork(subject))}`;
  drawn.set(key, address);
  return address;
}
