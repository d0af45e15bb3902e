import { describe, expect, test } from "vitest";
import { ART_FAMILIES } from "../language";
import { artworkFor, drawArtwork } from "./artwork";
import { hex, mix, shadeHue } from "./colour";
import { familyFor } from "./families";
import { figureOf } from "./families/family";
import { moodOf } from "./mood";
import { familyNamed } from "./repertoire";
import { PLACES } from "./scenery";
import { seeded } from "./seed";
import { both, disc, flat, limb, smooth, star } from "./shape";
import { HOURS, inWords, WEATHERS } from "./words";

const NAMES = ["Ember", "Frost", "Gale", "Moss", "Iron"];
const figure = (name: string, ...subtypes: string[]) => ({ name, type: "warrior", subtypes });
const families = [...ART_FAMILIES];

/** Twice the area between the points of a path. Above 0 when it turns clockwise on the page. */
function areaOf(path: string): number {
  const points = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[A-Z]|$| -?[\d.]+ )/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  return points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length]!;
    return sum + x * ny - nx * y;
  }, 0);
}

describe("artwork", () => {
  test("is always the same for the same card", () => {
    const card = figure("Ember Drake", "drake");
    expect(drawArtwork(card)).toBe(drawArtwork({ ...card }));
    expect(artworkFor(card)).toBe(artworkFor({ ...card }));
  });

  test("differs between cards, also within one family", () => {
    const all = families.flatMap((family) => NAMES.map((name) => drawArtwork(figure(name, family))));
    expect(new Set(all).size).toBe(all.length);
  });

  test.each(families)("%s is valid SVG, without filters", (family) => {
    for (const name of NAMES) {
      const svg = drawArtwork(figure(name, family));
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<filter|<script/);
      expect(new DOMParser().parseFromString(svg, "image/svg+xml").querySelector("parsererror")).toBeNull();
    }
  });

  test("depends only on what its writer chose", () => {
    const art = { family: "drake", palette: "fire", seed: 1 } as const;
    const drake = artworkFor({ ...figure("Ember"), art });
    expect(artworkFor({ ...figure("Frost", "golem"), art })).toBe(drake);
    const others = [
      { ...art, family: "bird" as const },
      { ...art, palette: "ice" },
      { ...art, seed: 2 },
    ];
    const all = [drake, ...others.map((other) => artworkFor({ ...figure("Ember"), art: other }))];
    expect(new Set(all).size).toBe(4);
    for (const palette of ["constructor", "valueof"])
      expect(artworkFor({ ...figure("Ember"), art: { ...art, palette } })).not.toContain("NaN");
  });

  test("is a picture where the page has it, and drawn from the card's words where it has not", () => {
    const art = { picture: "0123456789abcdef" };
    expect(artworkFor({ ...figure("Ember"), art: { ...art, address: "blob:x" } })).toBe("blob:x");
    expect(artworkFor({ ...figure("Ember"), art })).toBe(artworkFor(figure("Ember")));
  });

  test("keeps markup in a player's name out of the SVG", () => {
    expect(drawArtwork(figure('"><image href="x"/>', "knight"))).not.toContain("image href");
  });
});

describe("families", () => {
  test.each([
    ["Any", "warrior", ["Dragon"], "drake"],
    ["Old Oak Tree", "warrior", [], "plant"],
    ["Volcano Throne", "nexus", [], "place"],
    ["Short Sword", "equipment", ["roman", "attached"], "relic"],
    ["Whetstone", "equipment", ["samurai", "one-turn"], "relic"],
    ["Centurion of the Vow", "elite", ["roman"], "knight"],
    ["Calm Archer", "warrior", ["samurai"], "archer"],
    ["Second Wind", "flash", [], "rune"],
    ["Obsidian Golem", "core", ["draconian", "golem"], "golem"],
    ["Walking Pyre", "spell", ["draconian", "spirit", "animated"], "spirit"],
    ["Grave Knight", "spirit", ["undead"], "folk"],
    ["Bonfire Crane", "spirit", ["beast"], "bird"],
    ["Veil of Bats", "ability", ["vampyrian", "trick"], "rune"],
    ["Qwx", "warrior", [], "knight"],
  ])("%s, %s %j is a %s", (name, type, subtypes, family) => {
    expect(familyFor({ name, type, subtypes })).toBe(family);
  });

  test.each([
    ["earth", "beast", "beast"],
    ["earth", "dragon", "drake"],
    ["earth", "relic", "relic"],
    ["earth", "food", "food"],
    ["water", "alien", "alien"],
    ["lightning", "robot", "machine"],
    ["fire", "elemental", "spirit"],
  ])("a subtype after the element takes precedence: %s %s is a %s", (element, subtype, family) => {
    expect(familyFor(figure("Tidal Stone Wing", element, subtype))).toBe(family);
  });

  test("earth alone is not a golem", () => expect(familyFor(figure("Qwx", "earth"))).toBe("knight"));

  test("a word of the name chooses the kind", () => {
    const bodyOf = (words: string) => figureOf(familyNamed("insect"), seeded("x"), words).body.join("");
    const insects = ["beetle", "wasp", "moth", "spider", "ant", "mantis"].map(bodyOf);
    expect(new Set(insects).size).toBe(6);
    expect(bodyOf("bee")).toBe(bodyOf("hive"));
    expect(bodyOf("wasp queen")).not.toBe(bodyOf("wasp"));
  });

  test.each(families)("%s: no two figures have the same pose", (family) => {
    const figures = NAMES.map((name) => JSON.stringify(figureOf(familyNamed(family), seeded(name), "")));
    expect(new Set(figures).size).toBe(NAMES.length);
  });

  test.each(families)("%s: every outline is closed and turns clockwise", (family) => {
    for (const kind of familyNamed(family)) {
      const outlines = [kind, ...(kind.parts ?? []).flat()].flatMap(
        ({ back = [], body = [], held = [], gear = [], lights = [] }) =>
          [back, body, held, gear, lights].flat(),
      );
      for (const outline of outlines) {
        for (const path of outline((x, y) => [x, y]).split(/(?<=Z)/)) {
          expect(path).toMatch(/^M[^MZ]*Z$/);
          if (!path.includes("a")) expect(areaOf(path), path).toBeGreaterThan(0);
        }
      }
    }
  });
});

describe("an outline", () => {
  const aside = (x: number, y: number) => [x + 1, y * 2] as const;
  const still = (x: number, y: number) => [x, y] as const;

  test("has all its points moved", () => {
    expect(flat("M0,10 20,5 30,40 Z")(aside)).toBe("M1 20 21 10 31 80Z");
  });

  test("turns clockwise, whichever way it was written", () => {
    expect(flat("M30,40 20,5 0,10 Z")(still)).toBe("M0 10 20 5 30 40Z");
  });

  test("stays round when it is a disc", () => {
    expect(disc(50, 25, 5)(aside)).toBe("M46 50a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z");
  });

  test("stays regular when it is a star", () => {
    expect(star(50, 25, 4, 6, 6)(aside)).toMatch(/^M51 44 .* 57 50 .* 51 56 .* 45 50 /);
  });

  test("goes through its points when it is smooth", () => {
    expect(smooth("M0,0 60,0 60,60 0,60 Z")(still)).toBe(
      "M0 0C10 -10 50 -10 60 0C70 10 70 50 60 60C50 70 10 70 0 60C-10 50 -10 10 0 0Z",
    );
  });

  test("has the stated width when it is a limb", () => {
    const points = limb("M50,20 50,60", 10, 4)(still).match(/(?<=M|\d )-?[\d.]+ -?[\d.]+(?=[CZ])/g);
    expect(points).toEqual(["55 20", "52 60", "48 60", "45 20", "55 20"]);
  });

  test("is drawn on both sides of the middle", () => {
    expect(both(disc(40, 20, 2))(still)).toBe(disc(40, 20, 2)(still) + disc(60, 20, 2)(still));
  });
});

describe("factions", () => {
  const hueGap = (a: number, b: number) => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

  test.each([
    ["elements", "fire water nature wind lightning light"],
    ["colours", "red purple white yellow green"],
    ["peoples", "aztec samurai mongol egyptian"],
    ["kingdoms", "draconian necromancer valkyrian vampyrian"],
  ])("%s differ in hue", (_what, names) => {
    const hues = names.split(" ").map((name) => moodOf(name).hue);
    const gaps = hues.flatMap((hue, i) => hues.slice(i + 1).map((other) => hueGap(hue, other)));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(30);
  });

  test("lightning is yellow in a violet storm", () => {
    expect(moodOf("lightning")).toMatchObject({ hue: 295, accents: [98, 110], hours: ["storm", "night"] });
  });

  test("an unknown one has a look of its own", () => {
    expect(moodOf("martian")).toEqual(moodOf("martian"));
    expect(moodOf("martian")).not.toEqual(moodOf("venusian"));
  });
});

describe("a scene", () => {
  test("a card's colour is its faction", () => {
    const of = (colour: string) => drawArtwork({ name: "Flame Lance", type: "magic", colours: [colour] });
    expect(of("red")).not.toBe(of("blue"));
  });

  test("a token that copies a card looks like it", () => {
    const card = figure("Ember Drake", "fire", "dragon");
    expect(drawArtwork({ ...card, name: "Ember Drake (Token)", copyOf: "Ember Drake" })).toBe(
      drawArtwork(card),
    );
  });

  test.each([
    ["Midnight Broker", "night"],
    ["Dawn Angel", "dawn"],
    ["Sunlit Paladin", "noon"],
    ["Twilight Envoy", "dusk"],
    ["Storm Raven", "storm"],
    ["Plain Core", undefined],
  ])("%s takes place at %s", (name, hour) => {
    expect(inWords(HOURS, name.toLowerCase())).toBe(hour);
  });

  test.each([
    ["Snowpelt Hare", "snow"],
    ["Cinder Whelp", "embers"],
    ["Tempest Wyvern", "bolts"],
    ["Reef Smith", "bubbles"],
  ])("%s is in %s", (name, weather) => {
    expect(inWords(WEATHERS, name.toLowerCase())).toBe(weather);
  });

  test("words of a name choose what is built there", () => {
    expect(inWords(PLACES, "tomb acolyte")).toBe("grave");
    expect(inWords(PLACES, "furnace smith")).toBe("chimney");
  });
});

describe("colours", () => {
  test("OKLCH is converted to sRGB", () => {
    expect(hex({ l: 1, c: 0, h: 0 })).toBe("#ffffff");
    expect(hex({ l: 0, c: 0, h: 0 })).toBe("#000000");
    expect(hex({ l: 0.628, c: 0.2577, h: 29.23 })).toBe("#ff0000");
  });

  test("hues take the shorter way round, and yellows darken toward 50", () => {
    expect(mix({ l: 0, c: 0, h: 350 }, { l: 0, c: 0, h: 10 }, 0.5).h).toBe(360);
    expect(shadeHue(100, 1)).toBe(50);
    expect(shadeHue(200, 1)).toBe(200);
  });
});
