import { expect, test } from "vitest";
import type { CardSet } from "../../games/card-set";
import { readSet } from "../../sets/set-file";
import { MAX_LINK_LENGTH } from "./link";
import { pack } from "./packing";
import { readSetLink, setLinkText } from "./set-link";

const SET: CardSet = {
  format: 1,
  game: "battle-cores",
  code: "OWN",
  name: "Own cards ☂",
  version: 3,
  author: "Ünn",
  language: "de",
  cards: [{ kind: "item", name: "Rope", price: 1 }],
};

test("a link carries a whole set, also after it was sent through a program that breaks lines", async () => {
  const text = (await setLinkText(SET)) ?? "";
  expect(readSet((await readSetLink(text)) ?? "")).toEqual({ set: SET });
  expect(readSet((await readSetLink(`${text.slice(0, 20)}=\n ${text.slice(20)}).`)) ?? "")).toEqual({
    set: SET,
  });
});

test("a set that is too large for a link has none", async () => {
  let seed = 1;
  const odd = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed.toString(36);
  };
  const cards = Array.from({ length: 300 }, (_, i) => ({
    kind: "item",
    name: `Rope ${i}`,
    odd: Array.from({ length: 30 }, odd),
  }));
  expect(await setLinkText({ ...SET, cards })).toBeNull();
});

test.each(["", "nonsense", "A".repeat(MAX_LINK_LENGTH + 1), "%00", "<script>"])(
  "a link that was never made is refused: %j",
  async (text) => expect(await readSetLink(text)).toBeNull(),
);

test("a link that unpacks to megabytes is refused", async () => {
  expect(await readSetLink(await pack(" ".repeat(5_000_000)))).toBeNull();
});
