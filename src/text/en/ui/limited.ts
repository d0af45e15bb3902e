import { type Catalogue, lines, type Words } from "../../catalogue";
import { list, numberWord, plural } from "../grammar";

const some = (n: number, noun: string) => `${numberWord(n)} ${plural(noun, n)}`;
const slot =
  (one: string, many = `${one}s`) =>
  ({ n }: { n: number }) =>
    `${n} ${n === 1 ? one : many}`;

/** The recipes of drafts and sealed events in words. */
export const limited = {
  ...lines("limited", {
    "draft-packs": ({ n }: { n: number }) =>
      `Each drafter opens ${some(n, "pack")}${n === 1 ? "" : ", one after another"}.`,
    "sealed-packs": ({ n }: { n: number }) => `Each player opens ${some(n, "pack")}.`,
    pack: ({ size, slots }: { size: number; slots: readonly Words[] }) =>
      `A pack has ${size} cards: ${list(slots.map(String))}.`,
    take: ({ n }: { n: number }) =>
      `You take ${some(n, "card")} at a time and pass the rest on, until the packs are empty.`,
    "take-until": ({ n, more, most }: { n: number; more: number; most: number }) =>
      `You take ${some(n, "card")} first and ${some(more, "card")} at a time after that, and pass the rest on, until you have ${most} cards.`,
    unique: "No card is in two packs.",
    stock:
      "You build a deck from these cards and a stock of plain ones, of which you may use as many as a deck may hold.",
    "no-stock": "The cards that you take are your deck.",
  }),
  ...lines("limited.slot", {
    monsters: slot("Monster"),
    supports: slot("Support card"),
    legends: slot("Legend"),
    warriors: slot("Warrior"),
    elites: slot("Elite Warrior"),
    leaders: slot("Warlord or Legendary Warrior", "Warlords or Legendary Warriors"),
    equipment: slot("equipment card"),
    tactics: slot("tactic card or battlefield", "tactic cards or battlefields"),
    "cheap-spirits": slot("spirit of cost 0 to 3", "spirits of cost 0 to 3"),
    "middle-spirits": slot("spirit of cost 4 or 5", "spirits of cost 4 or 5"),
    "big-spirits": slot("spirit of cost 6 or more", "spirits of cost 6 or more"),
    nexuses: slot("nexus", "nexuses"),
    magic: slot("magic card"),
    units: slot("common unit"),
    "rarer-units": slot("rarer unit"),
    spells: slot("common spell or ability", "common spells or abilities"),
    "rarer-spells": slot("rarer spell or ability", "rarer spells or abilities"),
    flash: slot("Flash card"),
  }),
  ...lines("limited.note", {
    "soul-masters":
      "The seed chooses a faction: all packs hold its cards and those that are open to all. Commanders, resources, common cores and Reserve cards are in no pack but in the stock.",
  }),
} as const satisfies Catalogue;
