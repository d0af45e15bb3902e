import type { ChosenDrawing, DrawnCard } from "../language";
import { hex, type Oklch } from "./colour";
import { emblem } from "./emblem";
import { BACKS, familyFor, isSpell, MATERIALS } from "./families";
import { type Figure, figureOf } from "./families/family";
import { drawFigure, shadings } from "./figure";
import { moodOf } from "./mood";
import { type Palette, paletteFor } from "./palette";
import { familyNamed } from "./repertoire";
import { ridge } from "./ridge";
import { PLACES, scenery } from "./scenery";
import { type SeededRandom, seeded } from "./seed";
import { air, isFar, SIDE, type Sun, sky, sunAt } from "./sky";
import { HOURS, inWords, WEATHERS } from "./words";

const SMALL =
  /\b(pup|cub|whelp|wyrmling|minnow|sprout|page|squire|novice|mite|recruit|scrap bot|wisp|token|imp)\b/;
const GREAT =
  /titan|giant|coloss|behemoth|leviathan|tyrant|king\b|queen|mother\b|world|old |roc\b|grudge|sovereign/;
const MANY =
  /pack|swarm|pair|twins?\b|choir|crew|cohort|phalanx|herd|horde|ranks|legion|muster|party|bats|chorus|front|mounts|riders|thousand|line\b/;

/** How large a figure is, and where its feet are: a whole figure, a close one cut by the lower edge, or a far one. */
function stance(words: string, seed: SeededRandom) {
  if (SMALL.test(words)) return { scale: 1.55, foot: 208 };
  if (GREAT.test(words)) return { scale: 2.5, foot: 236 };
  return seed.pick([
    { scale: 2, foot: 212 },
    { scale: 2.05, foot: 214 },
    { scale: 2.5, foot: 246 },
    { scale: 1.8, foot: 204 },
  ]);
}

/** A figure's place as a matrix: its stretch and lean are pseudo-random, and its feet are on the ground. */
function pose(words: string, seed: SeededRandom, flip: number): string {
  const { scale, foot } = stance(words, seed);
  const high = scale * seed.inRange(0.94, 1.08);
  const wide = scale * seed.inRange(0.9, 1.12) * flip;
  const lean = 2 * seed.inRange(-0.1, 0.1);
  const middle = 120 + seed.inRange(-9, 9);
  return [wide, 0, lean, high, middle - 50 * wide - 89 * lean, foot - 89 * high]
    .map((part) => part.toFixed(2))
    .join(" ");
}

/** Companions of a figure in the distance, as silhouettes. */
function companions(figure: Figure, colour: Oklch, seed: SeededRandom): string {
  const d = [...figure.back, ...figure.body, ...figure.gear].join("");
  const one = (x: number, scale: number) =>
    `<path transform="matrix(${scale * (seed.chance(0.5) ? 1 : -1)} 0 0 ${scale} ${x} ${206 - 89 * scale})" d="${d}"/>`;
  const places = [20, 70, 160, 220].map((x) => one(x + seed.inRange(-14, 14), seed.inRange(0.75, 1.15)));
  return `<g fill="${hex(colour)}">${places.join("")}</g>`;
}

interface Scene {
  readonly p: Palette;
  readonly seed: SeededRandom;
  readonly sun: Sun;
  readonly words: string;
  readonly faction: string;
}

/** The land in three ridges, with what grows and is built there, and the figure between the second and the third. */
function landscape({ p, seed, sun, words, faction }: Scene, figure: Figure): string {
  const mood = moodOf(faction);
  const ground = seed.pick(mood.grounds);
  const motif = inWords(PLACES, words) ?? seed.pick(mood.motifs);
  const weather = inWords(WEATHERS, words) ?? seed.pick(mood.weathers);
  const [far, middle, near] = p.ridges.map(hex);
  const [farLand, middleLand, nearLand] = [
    ridge(ground, seed, 172, 74),
    ridge(seed.chance(0.5) ? "hills" : ground, seed, 204, 46),
    ridge(ground === "towers" ? "hills" : ground, seed, 238, 26),
  ];
  const flip = seed.chance(0.5) ? -1 : 1;
  const isLeft = sun.x < 120;
  return (
    (isFar(weather) ? air(weather, p, seed) : "") +
    `<path fill="${far}" d="${farLand.path}${scenery(motif, seed, farLand, seed.integer(2, 5), 0.34)}"/>` +
    `<path fill="${hex(p.skyLow)}" opacity=".3" d="M0 150h240v50H0z"/>` +
    `<path fill="${middle}" d="${middleLand.path}${scenery(motif, seed, middleLand, seed.integer(1, 3), 0.62)}"/>` +
    (MANY.test(words) ? companions(figure, p.body.shade, seed) : "") +
    `<g transform="matrix(${pose(words, seed, flip)})">${drawFigure(figure, p, (isLeft ? -1.6 : 1.6) * flip)}</g>` +
    `<path fill="${near}" d="${nearLand.path}"/>` +
    (isFar(weather) ? "" : air(weather, p, seed)) +
    air("motes", p, seed)
  );
}

/** What an artwork depends on: tokens that copy a card look like it. */
const nameOf = ({ name, copyOf }: DrawnCard): string => copyOf ?? name;

/** The artwork of a card as SVG text. Always the same for the same name, type, subtypes and colours. */
export function drawArtwork(subject: DrawnCard): string {
  const { type, subtypes = [], colours = [] } = subject;
  const name = nameOf(subject);
  const words = `${subtypes.join(" ")} ${name}`.toLowerCase();
  const seed = seeded(`${name}|${subtypes.join(",")}`);
  const family = familyFor(subject);
  const faction =
    colours.length > 0 ? seed.pick([colours[0] ?? type, ...colours.slice(1)]) : (subtypes[0] ?? type);
  const hour = inWords(HOURS, name.toLowerCase()) ?? seed.pick(moodOf(faction).hours);
  const material = inWords(MATERIALS, words) ?? [null, 0.11];
  const p = paletteFor(faction, hour, material, inWords(BACKS, words), seed);
  const sun = sunAt(hour, seed);
  const figure = figureOf(familyNamed(family), seed, words);
  const scene = { p, seed, sun, words, faction };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">` +
    shadings(p, sun.x < 120) +
    `<radialGradient id="v" cy=".46" r=".78"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".5"/></radialGradient>` +
    (isSpell(subject) ? emblem(scene, figure) : sky(p, seed, sun) + landscape(scene, figure)) +
    `<path fill="url(#v)" d="M0 0h${SIDE}v${SIDE}H0z"/></svg>`
  );
}

/** A subject whose artwork is what a writer chose. Its name is only a seed. */
const chosenSubject = ({ family, palette, seed }: ChosenDrawing): DrawnCard => ({
  name: `${seed}`,
  type: palette,
  subtypes: [palette],
  family,
});

const drawn = new Map<string, string>();

/**
 * The artwork of a card as an image address, drawn from its data and cached.
 * @param card its faction is its colour, otherwise the first of its subtypes.
 */
export function artworkFor(card: DrawnCard): string {
  const { art } = card;
  if (art && "picture" in art && art.address) return art.address;
  const subject = art && "family" in art ? chosenSubject(art) : card;
  const { type, subtypes = [], colours = [], family } = subject;
  const key = [nameOf(subject), type, ...subtypes, ...colours, family].join("|");
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const address = `data:image/svg+xml,${encodeURIComponent(drawArtwork(subject))}`;
  drawn.set(key, address);
  return address;
}
