import {
  autoPass,
  type Card,
  cancelAnnouncement,
  concede,
  defineRules,
  flip,
  NONE,
  type Reader,
  type Rules,
  type Seat,
  timeOut,
} from "../../../kernel";
import { abilityPlay, abilityRuntime, cardProcedures } from "../../../language";
import { vocabulary } from "../words/index";
import { battle, onFlippedDown } from "./battle";
import { draft } from "./draft";
import { flashPlay, followUp, windows } from "./flash";
import { oops, takebacks } from "./oops";
import { configProblems, SEATS } from "./options";
import { placeProcedure } from "./placement";
import { game } from "./setup";
import { suddenDeath } from "./sudden-death";
import { isComplete, TURN, turn } from "./turn";
import { upgrade } from "./upgrade";
import { varsOf } from "./vars";

function zoneKey(g: Reader, card: Card): string {
  return g.state.zones[card.zone]?.key ?? "";
}

/**
 * Face-down Warriors may be looked at during a time-out, but not hands or decks. In Sudden Death players know only their
 * own cards, even during a time-out (D20 10.4).
 */
function sees(g: Reader, card: Card, seat: Seat): boolean | undefined {
  if (card.face === "up") return undefined;
  if (varsOf(g.state).suddenDeath) return card.owner === seat;
  if (g.state.paused !== NONE && zoneKey(g, card) === "battlefield") return true;
  return undefined;
}

// One grid for both (D20 4.1); hands and decks are hidden (D20 1.11), a Flash card takes no cell (D20 3.10).
const ZONES: Rules["board"]["zones"] = [
  { key: "battlefield", shared: true, sees: "all", shape: "grid" },
  { key: "hand", sees: "owner", shape: "row" },
  { key: "deck", sees: "nobody", shape: "pile" },
  { key: "discard", sees: "all", shape: "pile" },
  { key: "played", shared: true, sees: "all", shape: "row", transient: true },
  { key: "pack", sees: "owner", shape: "row" },
  { key: "picks", sees: "owner", shape: "row" },
];

/** The rules of D20 Warriors for a card pool (the printed one, or that of a benchmark or test). */
export function rulesWith(cards: Rules["cards"]): Rules {
  return defineRules({
    slug: "d20-warriors",
    version: 3,
    upgrade: (state) => upgrade(state, cards),
    cards,
    abilities: abilityRuntime(vocabulary),
    board: {
      seats: SEATS,
      zones: ZONES,
      problems: (config) => configProblems(cards, config),
    },
    decisions: {
      anytime: {
        concede: concede("D20 7.6"),
        ...timeOut("D20 10.1"),
        oops,
        back: cancelAnnouncement("D20 6.3"),
        passing: autoPass("D20 3.4"),
      },
      announced: ["ability"],
      pauseRule: "D20 10.2",
      takebacks,
      turn: () => TURN,
      isComplete,
    },
    flow: {
      procedures: {
        ...cardProcedures(vocabulary, { ability: abilityPlay(vocabulary), flash: flashPlay }),
        game,
        draft,
        turn,
        placing: placeProcedure,
        "follow-up": followUp,
        battle,
        "sudden-death": suddenDeath,
      },
      windows,
      changes: {
        "flip-down": (g, change) => {
          flip(g, change.card, "down");
          onFlippedDown(g, change.card);
        },
        "flip-up": (g, change) => {
          flip(g, change.card, "up");
        },
      },
      triggers: { order: "nested", choose: false, rule: "D20 6.3" },
    },
    values: {
      layers: ["standing", "lasting"],
      isLive: (g, card) =>
        card.face === "up" && zoneKey(g, card) === "battlefield" && !varsOf(g.state).suddenDeath,
    },
    information: { sees },
  });
}
