import { describe, expect, test } from "vitest";
import { artworkFor, drawArtwork } from "./artwork";
import { hex, mix, shadeHue } from "./colour";
import { FAMILIES, type FamilyName, familyFor } from "./families";
import { figureOf } from "./families/family";
import { moodOf } from "./palette";
import { seeded } from "./seed";

const NAMES = ["Ember", "Frost", "Gale", "Moss", "Iron"];
const families = Object.keys(FAMILIES) as FamilyName[];

describe("artwork", () => {
  test("is the same for the same card, always", () => {
    expect(drawArtwork("Ember Drake", ["drake"])).toBe(drawArtwork("Ember Drake", ["drake"]));
    expect(artworkFor("Ember Drake", ["drake"])).toBe(artworkFor("Ember Drake", ["drake"]));
  });

  test("differs between cards, also of one family", () => {
    const all = families.flatMap((family) => NAMES.map((name) => drawArtwork(name, [family])));
    expect(new Set(all).size).toBe(all.length);
  });

  test.each(families)("%s is sound SVG, without filters", (family) => {
    for (const name of NAMES) {
      const svg = drawArtwork(name, [family]);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<filter|<script/);
      expect(new DOMParser().parseFromString(svg, "image/svg+xml").querySelector("parsererror")).toBeNull();
    }
  });

  test("keeps what a stranger's name says out of the markup", () => {
    expect(drawArtwork('"><image href="x"/>', ["knight"])).not.toContain("image href");
  });
});

describe("families", () => {
  test("there are eighteen", () => expect(families.length).toBe(18));

  test("are chosen by subtype, then by name, then by chance", () => {
    const seed = () => seeded("x");
    expect(familyFor("Any", ["Dragon"], seed())).toBe("drake");
    expect(familyFor("Old Oak Tree", [], seed())).toBe("plant");
    expect(families).toContain(familyFor("Qwx", [], seed()));
  });

  test.each([
    ["earth", "beast", "beast"],
    ["earth", "dragon", "drake"],
    ["earth", "relic", "relic"],
    ["earth", "food", "food"],
    ["water", "alien", "alien"],
    ["lightning", "robot", "machine"],
    ["fire", "elemental", "spirit"],
  ])("a subtype after the element wins: %s %s is a %s", (element, subtype, family) => {
    expect(familyFor("Tidal Stone Wing", [element, subtype], seeded("x"))).toBe(family);
  });

  test("earth alone is no golem", () => {
    const drawn = NAMES.map((name) => familyFor("Qwx", ["earth"], seeded(name)));
    expect(new Set(drawn).size).toBeGreaterThan(1);
  });

  test("a word of the name chooses the kind", () => {
    const figure = (words: string) => figureOf(FAMILIES.insect, seeded("x"), words).body;
    const insects = ["beetle", "wasp", "moth", "spider", "ant", "mantis"].map(figure);
    expect(new Set(insects).size).toBe(6);
    expect(figure("bee")).toBe(figure("hive"));
    expect(figure("wasp queen")).not.toBe(figure("wasp"));
  });

  test.each(families)("%s: no two figures stand alike", (family) => {
    const bodies = NAMES.map((name) => figureOf(FAMILIES[family], seeded(name), "").body);
    expect(new Set(bodies).size).toBe(NAMES.length);
  });

  test.each(families)("%s: every drawing can be read to its end", (family) => {
    for (const [, drawing, ...choices] of FAMILIES[family]) {
      for (const part of [drawing, ...choices.flat()].filter((part) => typeof part === "string")) {
        expect(part).toMatch(/^([/(]=?([\w-]{2}){3,}|~=?([\w-]{3}){2,}|\.=?[\w-]{3}|\*=?[\w-]{5}|\|)*$/);
      }
    }
  });
});

describe("elements", () => {
  test.each([
    ["fire", 34, "peaks", true],
    ["water", 240, "waves", false],
    ["nature", 140, "forest", false],
    ["earth", 60, "mesa", false],
    ["wind", 190, "dunes", false],
    ["lightning", 295, "peaks", true],
    ["ice", 225, "peaks", false],
    ["metal", 255, "towers", true],
    ["light", 5, "towers", false],
    ["dark", 325, "dunes", true],
  ])("%s has its own mood", (element, hue, terrain, night) => {
    expect(moodOf(element)).toMatchObject({ hue, terrain, night });
  });

  test("lightning is yellow in a violet storm", () => expect(moodOf("lightning").accent).toBe(98));
});

describe("colours", () => {
  test("OKLCH becomes sRGB", () => {
    expect(hex({ l: 1, c: 0, h: 0 })).toBe("#ffffff");
    expect(hex({ l: 0, c: 0, h: 0 })).toBe("#000000");
    expect(hex({ l: 0.628, c: 0.2577, h: 29.23 })).toBe("#ff0000");
  });

  test("hues go the short way round, and yellows darken toward 50", () => {
    expect(mix({ l: 0, c: 0, h: 350 }, { l: 0, c: 0, h: 10 }, 0.5).h).toBe(360);
    expect(shadeHue(100, 1)).toBe(50);
    expect(shadeHue(200, 1)).toBe(200);
  });
});
