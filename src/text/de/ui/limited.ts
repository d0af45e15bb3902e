import { lines, translation, type Words } from "../../catalogue";
import type { limited as english } from "../../en/ui/limited";

const packs = (n: number) => (n === 1 ? "eine Packung" : `${n} Packungen`);
const cards = (n: number) => (n === 1 ? "eine Karte" : `${n} Karten`);
const list = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} und ${parts.at(-1)}`;
const slot =
  (one: string, many = one) =>
  ({ n }: { n: number }) =>
    `${n} ${n === 1 ? one : many}`;

export const limited = translation<typeof english>()({
  ...lines("limited", {
    "draft-packs": ({ n }: { n: number }) =>
      `Jede Person öffnet ${packs(n)}${n === 1 ? "" : ", eine nach der anderen"}.`,
    "sealed-packs": ({ n }: { n: number }) => `Jede Person öffnet ${packs(n)}.`,
    pack: ({ size, slots }: { size: number; slots: readonly Words[] }) =>
      `In einer Packung sind ${size} Karten: ${list(slots.map(String))}.`,
    take: ({ n }: { n: number }) =>
      `Du nimmst jeweils ${cards(n)} und gibst den Rest weiter, bis die Packungen leer sind.`,
    "take-until": ({ n, more, most }: { n: number; more: number; most: number }) =>
      `Du nimmst zuerst ${cards(n)}, danach jeweils ${cards(more)}, und gibst den Rest weiter, bis du ${most} Karten hast.`,
    unique: "Keine Karte ist in zwei Packungen.",
    stock:
      "Dein Deck baust du aus diesen Karten und einem Vorrat einfacher Karten, von denen du so viele nehmen darfst, wie in ein Deck dürfen.",
    "no-stock": "Die Karten, die du nimmst, sind dein Deck.",
  }),
  ...lines("limited.slot", {
    monsters: slot("Monster"),
    supports: slot("Unterstützungskarte", "Unterstützungskarten"),
    legends: slot("Legende", "Legenden"),
    warriors: slot("Krieger"),
    elites: slot("Elitekrieger"),
    leaders: slot("Kriegsherr oder Legendärer Krieger", "Kriegsherren oder Legendäre Krieger"),
    equipment: slot("Ausrüstung", "Ausrüstungen"),
    tactics: slot("Taktik oder Schlachtfeld", "Taktiken oder Schlachtfelder"),
    "cheap-spirits": slot("Geist mit Kosten 0 bis 3", "Geister mit Kosten 0 bis 3"),
    "middle-spirits": slot("Geist mit Kosten 4 oder 5", "Geister mit Kosten 4 oder 5"),
    "big-spirits": slot("Geist mit Kosten ab 6", "Geister mit Kosten ab 6"),
    nexuses: slot("Nexus"),
    magic: slot("Magiekarte", "Magiekarten"),
    units: slot("gewöhnliche Einheit", "gewöhnliche Einheiten"),
    "rarer-units": slot("seltenere Einheit", "seltenere Einheiten"),
    spells: slot("gewöhnlicher Zauber oder Fähigkeit", "gewöhnliche Zauber oder Fähigkeiten"),
    "rarer-spells": slot("seltenerer Zauber oder Fähigkeit", "seltenere Zauber oder Fähigkeiten"),
    flash: slot("Blitzkarte", "Blitzkarten"),
  }),
  ...lines("limited.note", {
    "soul-masters":
      "Der Seed wählt eine Fraktion: In allen Packungen sind ihre Karten und solche, die allen offenstehen. Kommandanten, Ressourcen, gewöhnliche Kerne und Reservekarten sind in keiner Packung, sondern im Vorrat.",
  }),
});
