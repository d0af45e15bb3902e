import { describe, expect, test } from "vitest";
import type { CardSet } from "../games/card-set";
import { loadGame, partsOf } from "../games/registry";
import { gameWithPictures } from "./art";
import { gameWithSets } from "./game-with";
import { pictureId } from "./judge-pictures";
import { pictureSize } from "./picture-size";
import { PICTURE_LIMITS, usedPictures } from "./pictures";
import { readSet } from "./set-file";

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === "string" ? [...part].map((letter) => letter.charCodeAt(0)) : part,
    ),
  );
const big = (n: number) => [n >> 8, n & 255];
const little = (n: number) => [n & 255, n >> 8];

const png = (side: number) =>
  bytes("\x89PNG\r\n\x1a\n", [0, 0, 0, 13], "IHDR", [0, 0], big(side), [0, 0], big(side), [0]);
const gif = (side: number) => bytes("GIF89a", little(side), little(side));
const jpeg = (side: number) =>
  bytes("\xff\xd8", [0xff, 0xe0, ...big(4), 0, 0], [0xff, 0xc0, ...big(11), 8], big(side), big(side));
const lossy = (side: number) =>
  bytes("RIFF....WEBPVP8 ....", [0, 0, 0, 0x9d, 0x01, 0x2a], little(side), little(side));
const lossless = (side: number) =>
  bytes("RIFF....WEBPVP8L....", [0x2f], little((side - 1) | ((side - 1) << 14)), [
    ((side - 1) >> 2) & 255,
    (side - 1) >> 10,
  ]);
const parted = (side: number) =>
  bytes("RIFF....WEBPVP8X....", [0, 0, 0, 0], little(side - 1), [0], little(side - 1), [0]);

describe("the size of a picture", () => {
  test.each([
    ["png", png],
    ["gif", gif],
    ["jpeg", jpeg],
    ["webp", lossy],
    ["webp", lossless],
    ["webp", parted],
  ] as const)("%s (%#)", (format, made) => {
    for (const side of [1, 300])
      expect(pictureSize(made(side))).toEqual({ format, width: side, height: side });
  });

  test("what is no picture, or ends too early, has none", () => {
    expect(pictureSize(bytes('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'))).toBeNull();
    expect(pictureSize(bytes("\xff\xd8\xff"))).toBeNull();
    expect(pictureSize(png(9).slice(0, 18))).toBeNull();
    expect(pictureSize(bytes("\xff\xd8\xff\xe0", [0, 0], "endless"))).toBeNull();
  });
});

const dataOf = (made: Uint8Array, format = "jpeg") =>
  `data:image/${format};base64,${btoa(String.fromCharCode(...made))}`;
const PICTURE = dataOf(jpeg(300));
const ID = pictureId(PICTURE);

const setWith = (pictures: object, art: object = { picture: ID }) => ({
  format: 1 as const,
  game: "battle-cores",
  code: "OWN",
  name: "Own cards",
  version: 1,
  author: "",
  language: "en" as const,
  cards: [{ kind: "item", name: "Rope", price: 1, art }],
  pictures,
});
const placesOf = (pictures: object) => {
  const read = readSet(JSON.stringify(setWith(pictures)));
  return "faults" in read ? read.faults.map(({ place }) => place) : [];
};

describe("the pictures of a set", () => {
  test("small ones are read", () => expect(placesOf({ [ID]: PICTURE })).toEqual([]));

  test.each([
    ["an SVG", `data:image/svg+xml;base64,${btoa("<svg/>")}`],
    ["a remote address", "//example.org/a.jpg"],
    ["20,000 pixels", dataOf(jpeg(20_000))],
    ["one pixel too many", dataOf(jpeg(PICTURE_LIMITS.side + 1))],
    ["another format than it says", dataOf(jpeg(300), "webp")],
    ["no picture", `data:image/webp;base64,${btoa("<script>alert(1)</script>")}`],
    ["too long", `data:image/jpeg;base64,${"A".repeat(PICTURE_LIMITS.characters)}`],
  ])("%s is refused", (_what, data) => {
    const id = pictureId(data);
    expect(placesOf({ [id]: data })).toEqual([`pictures.${id}`]);
  });

  test("one with the name of another is refused", () => {
    const name = "0123456789abcdef";
    expect(placesOf({ [name]: PICTURE })).toEqual([`pictures.${name}`]);
    expect(placesOf({ bell: PICTURE })).toEqual(["pictures.bell"]);
  });

  test("only those that cards have are kept", () => {
    expect(usedPictures(setWith({}).cards, { [ID]: PICTURE, other: "" })).toEqual({ [ID]: PICTURE });
    expect(usedPictures([null, { art: 3 }, {}], { [ID]: PICTURE })).toBeUndefined();
  });
});

describe("the artwork of a card", () => {
  const joined = async (set: CardSet | ReturnType<typeof setWith>) =>
    gameWithSets(await loadGame("battle-cores"), await partsOf("battle-cores").workshop(), [set]);

  test("a picture stays out of matches, and is shown where it is known", async () => {
    const game = await joined(setWith({ [ID]: PICTURE }));
    expect(game.sets?.[0]).not.toHaveProperty("pictures");
    expect(game.cards.pool.Rope?.art).toEqual({ picture: ID });
    const shown = gameWithPictures(game, (id) => `blob:${id}`);
    expect(shown.cards.pool.Rope?.art).toEqual({ picture: ID, address: `blob:${ID}` });
    expect(gameWithPictures(game, (id) => `blob:${id}`)).toBe(shown);
    expect(gameWithPictures(game, () => undefined)).toBe(game);
  });

  test("a chosen drawing is on the printed card", async () => {
    const art = { family: "drake", palette: "fire", seed: 7 } as const;
    const game = await joined(setWith({}, art));
    expect(game.cards.pool.Rope?.art).toEqual(art);
  });

  test.each([
    { family: "constructor", palette: "fire", seed: 1 },
    { family: "drake", palette: "__proto__", seed: 1 },
    { family: "drake", palette: "fire", seed: 0.5 },
    { picture: "//example.org/a.jpg" },
    { picture: ID, address: "//example.org/a.jpg" },
  ])("%j is refused", async (art) => {
    await expect(joined(setWith({}, art))).rejects.toThrow(/cards.0.art/);
  });
});
