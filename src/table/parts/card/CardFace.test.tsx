import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { battleCores } from "../../../games/battle-cores";
import { battleSpiritsSaga } from "../../../games/battle-spirits-saga";
import { CardFace, type Look } from "./CardFace";

/** The texts on a card's face, given the printed, current and remaining value of each of the mat's stats. */
function face(def: string, given: Readonly<Record<string, readonly [number, number, number]>>): string[] {
  const stats = battleCores.cards.pool[def]?.stats ?? {};
  const values = battleCores.table.mat.cardStats.flatMap(({ stat }) => {
    const printed = stats[stat] ?? 0;
    return given[stat] ?? [printed, printed, printed];
  });
  const { container } = render(
    <CardFace game={battleCores} def={def} seat={0} look="field" values={values} />,
  );
  return [...container.querySelectorAll("[data-place]")].map((shown) => shown.textContent ?? "");
}

test("BC 11.13.6, BC 11.12.6 a card shows the Survival and Speed that it was given, and the rest of them", () => {
  expect(face("Kindle Cub", {})).toEqual(["1", "1/1", "2"]);
  expect(face("Kindle Cub", { "kw-speed": [0, 1, 0], "kw-survival": [0, 2, 2] })).toEqual([
    "1",
    "1/1",
    "2",
    "»0/1",
    "†2/2",
  ]);
});

test("BC 8.6 the text of a Legend begins with its Summon(), before its keywords", () => {
  const { container } = render(
    <CardFace game={battleCores} def="Colossus Ninefold" seat={0} look="full" values={[]} />,
  );
  const text = container.textContent ?? "";
  expect(text.indexOf("Summon(")).toBeGreaterThan(0);
  expect(text.indexOf("Summon(")).toBeLessThan(text.indexOf("Defender"));
});

test("BSS 2-7-1, BSS 2-8-1 a card shows its reduction symbols and its symbols with their colours, and with letters", () => {
  const { container } = render(
    <CardFace game={battleSpiritsSaga} def="Magma Wyrm" seat={0} look="field" values={[]} />,
  );
  const corner = (at: string) => container.querySelector(`[data-corner=${at}]`)?.textContent;
  expect(corner("top-left")).toBe("Reduction symbols: red, red, redRRR");
  expect(corner("top-right")).toBe("Symbols: redR");
});

test("BSS 2-10-1, BSS 2-10-3-1 a card shows every level, the cores it needs and its BP there", () => {
  const shown = (def: string) =>
    render(<CardFace game={battleSpiritsSaga} def={def} seat={0} look="full" values={[]} />).container
      .textContent;
  expect(shown("Ashmane Lion")).toContain("LV1: 1 core, BP 3000LV2: 3 cores, BP 6000LV3: 5 cores, BP 9000");
  expect(shown("Volcano Throne")).toContain("LV1: 0 coresLV2: 2 cores");
});

test("BSS 2-10-3 a spirit without cores shows neither level nor BP", () => {
  const shown = (level: number, bp: number) => {
    const values = battleSpiritsSaga.table.mat.cardStats.flatMap(({ stat }) => {
      const value = { level, bp }[stat] ?? battleSpiritsSaga.cards.pool["Magma Wyrm"]?.stats[stat] ?? 0;
      return [value, value, value];
    });
    const { container } = render(
      <CardFace game={battleSpiritsSaga} def="Magma Wyrm" seat={0} look="field" values={values} />,
    );
    return [...container.querySelectorAll("[data-place^=bottom]")].map(({ textContent }) => textContent);
  };
  expect(shown(0, 0)).toEqual([]);
  expect(shown(1, 4000)).toEqual(["LV1", "4000"]);
});

/** What a face of this look says. */
const textOf = (def: string, look: Look) =>
  render(<CardFace game={battleCores} def={def} seat={0} look={look} values={[]} />).container.textContent;

test("a card in hand shows its name and keywords, but no rules text", () => {
  const text = textOf("Ashfang Runner", "hand");
  expect(text).toContain("Ashfang Runner");
  expect(text).toContain("Active");
  expect(text).not.toContain("When this card Attacks");
});

test("a whole card shows its type and its rules text", () => {
  const text = textOf("Ashfang Runner", "whole");
  expect(text).toContain("Monster · Fire · Beast");
  expect(text).toContain("When this card Attacks");
});

test("the artwork alone has no text", () => {
  expect(textOf("Ashfang Runner", "art")).toBe("");
});

test("a name that does not fit on a card in play is marked, so that it is cut", () => {
  const isLong = (def: string) => {
    const { container } = render(<CardFace game={battleCores} def={def} seat={0} look="field" values={[]} />);
    return container.querySelector("[data-long]") !== null;
  };
  expect(isLong("Gingerbread Guard")).toBe(true);
  expect(isLong("Sprout")).toBe(false);
});

test("the frame shows what a card is and how rare", () => {
  const { container } = render(
    <CardFace game={battleCores} def="Colossus Ninefold" seat={0} look="field" values={[]} />,
  );
  const frame = container.querySelector<HTMLElement>("[data-shape]");
  expect(frame?.dataset).toMatchObject({ shape: "leader", gem: "legendary" });
});
