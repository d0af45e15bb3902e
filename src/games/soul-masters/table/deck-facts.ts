import type { DeckFact } from "../../game-deck";
import type { Allegiance, SoulCard } from "../cards/card";
import { partsOfDeck } from "../rules/deck";
import { message } from "./messages";

/** The background colours of the factions' icons, which show a letter. */
const COLOURS: Readonly<Record<Allegiance, string>> = {
  draconian: "#a63a17",
  necromancer: "#4d6b2f",
  valkyrian: "#1f6fa8",
  vampyrian: "#8c1d47",
  wolven: "#6b5537",
  universal: "#5c5c66",
  mercenary: "#7a5c00",
  celestial: "#5b4bb0",
};

/** The four values of a commander that limit its deck, each with the deck's own number (SM 1.26). */
export function deckFacts(cards: Readonly<Record<string, unknown>>, deck: readonly string[]): DeckFact[] {
  const pool = cards as Readonly<Record<string, SoulCard>>;
  const { commander, main, resources } = partsOfDeck(pool, deck);
  const leader = pool[commander[0] ?? ""];
  if (leader === undefined) return [];
  const { faction, stats } = leader;
  const ofMain = (fits: (card: SoulCard | undefined) => boolean) =>
    main.filter((name) => fits(pool[name])).length;
  const fact = (stat: "resources" | "core-energy" | "mercenaries", n: number): DeckFact => ({
    label: message(`soul-masters.stat.${stat}`),
    value: message("soul-masters.fact.of", { n, most: stats[stat] ?? 0 }),
  });
  return [
    {
      label: message("soul-masters.fact.faction"),
      value: message("soul-masters.fact.own", {
        faction: { key: `soul-masters.faction.${faction}` },
        n: ofMain((card) => card?.faction === faction),
      }),
      sign: { letter: faction.charAt(0).toUpperCase(), colour: COLOURS[faction] },
    },
    fact("resources", resources.length),
    fact(
      "core-energy",
      ofMain((card) => card?.type === "core"),
    ),
    fact(
      "mercenaries",
      ofMain((card) => card?.faction === "mercenary"),
    ),
  ];
}
