import { expect, test } from "vitest";
import { type Catalogue, type KeysUnder, lines, type TextArgs, translation, type Words } from "./catalogue";
import { t } from "./index";
import { message, messages } from "./message";

const english = {
  "lamp.lit": "{player} lights {lamp}.",
  "lamp.out": "All is dark.",
  "lamp.many": ({ n, of }: { n: number; of: "you" | "they"; by?: Words }) => `${n} lamps of ${of}`,
  "lamp.named": ({ names }: { names: readonly Words[] }) => names.join(", "),
  "lamp.card": ({ glow }: TextArgs) => `a lamp with ${String(glow)}`,
} as const satisfies Catalogue;

const lamp = messages<typeof english>();

test("a message takes the arguments of its phrase", () => {
  expect(lamp("lamp.out")).toEqual({ key: "lamp.out" });
  expect(lamp("lamp.lit", { player: "Ann", lamp: lamp("lamp.card", { glow: 2 }) })).toEqual({
    key: "lamp.lit",
    args: { player: "Ann", lamp: { key: "lamp.card", args: { glow: 2 } } },
  });
  expect(lamp("lamp.many", { n: 2, of: "you", by: 3 }).args).toEqual({ n: 2, of: "you", by: 3 });
  expect(lamp("lamp.named", { names: ["a", lamp("lamp.out")] }).key).toBe("lamp.named");
  expect(t("ui.rule", { rule: "L 1.1" })).toBe("Rule L 1.1");
});

test("the compiler refuses an unknown key, and arguments that are not those of the phrase", () => {
  const isLit = english["lamp.out"] === "All is dark.";
  const args = { player: "Ann" };
  expect([
    lamp(isLit ? "lamp.lit" : "lamp.out", { player: "Ann", lamp: "Moon" }),
    // @ts-expect-error there is no such key
    lamp("lamp.off"),
    // @ts-expect-error nor here
    message("lamp.lit", { player: "Ann", lamp: "Moon" }),
    // @ts-expect-error the arguments are missing
    lamp("lamp.lit"),
    // @ts-expect-error one is missing
    lamp("lamp.lit", { player: "Ann" }),
    // @ts-expect-error one is missing
    lamp("lamp.lit", args),
    // @ts-expect-error one is misspelt
    lamp("lamp.lit", { player: "Ann", lmap: "Moon" }),
    // @ts-expect-error there are none
    lamp("lamp.out", { player: "Ann" }),
    // @ts-expect-error not a number
    lamp("lamp.many", { n: "2", of: "you" }),
    // @ts-expect-error not one of the words
    lamp("lamp.many", { n: 2, of: "nobody" }),
  ]).toHaveLength(10);
});

test("the compiler refuses a translation that lacks a key or reads another argument", () => {
  const german = translation<typeof english>()({
    "lamp.lit": "{lamp} brennt.",
    "lamp.out": () => "Es ist dunkel.",
    "lamp.many": ({ n }) => `${n.toFixed()} Lampen`,
    "lamp.named": ({ names }) => names.join(" und "),
    "lamp.card": "eine Lampe",
  });
  expect(Object.keys(german)).toEqual(Object.keys(english));
  const { "lamp.card": card, "lamp.many": many, ...rest } = german;
  // @ts-expect-error a key is missing
  translation<typeof english>()({ "lamp.card": card, ...rest });
  translation<typeof english>()({
    ...rest,
    "lamp.many": many,
    // @ts-expect-error no argument is called so
    "lamp.lit": "{lmap} brennt.",
    "lamp.card": card,
  });
  translation<typeof english>()({
    ...rest,
    "lamp.card": card,
    // @ts-expect-error no argument is called so
    "lamp.many": ({ n, whose }) => `${String(n)} ${String(whose)}`,
  });
  // @ts-expect-error no such key in English
  translation<typeof english>()({ ...german, "lamp.new": "neu" });
});

test("entries keep their types, and keys can be selected by their phrases' arguments", () => {
  const door = lines("door", { open: "{player} opens it.", shut: "Shut.", left: "{n} left of {player}" });
  const say = messages<typeof door>();
  const quiet = (key: KeysUnder<typeof door, "door", "player">) => say(`door.${key}`, { player: "Ann" }).key;
  expect(say("door.shut").key).toBe("door.shut");
  expect(quiet("open")).toBe("door.open");
  expect(quiet("shut")).toBe("door.shut");
  expect([
    // @ts-expect-error no such line
    say("door.ajar"),
    // @ts-expect-error its argument is missing
    say("door.open"),
    // @ts-expect-error it reads a number, too
    quiet("left"),
  ]).toHaveLength(3);
});
