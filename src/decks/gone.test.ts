import { expect, test } from "vitest";
import { battleCores } from "../games/battle-cores";
import { battleOfSouls } from "../games/battle-of-souls";
import { battleSpiritsSaga } from "../games/battle-spirits-saga";
import { d20Warriors } from "../games/d20-warriors";
import { soulMasters } from "../games/soul-masters";
import { say } from "../text";
import { completeDeck } from "./complete";
import { EMPTY_DECK } from "./deck-list";
import { costCurve, deckSplits } from "./figures";
import { readDeckJson, writeDeckJson } from "./json";
import { sampleHand } from "./sample-hand";
import { listProblems } from "./side-deck";

const GONE = "Gone For Good";

test.each([battleCores, battleOfSouls, battleSpiritsSaga, d20Warriors, soulMasters])(
  "$title: of a card that is gone, a deck says so, offers to take it out, and does all else as before",
  (game) => {
    const rest = game.deck.starters[0]?.cards.slice(1) ?? [];
    const deck = { ...EMPTY_DECK, name: "Old", cards: [GONE, ...rest] };
    const problem = listProblems(game, deck).find(({ card }) => card === GONE);
    expect(problem && say(problem.why)).toContain(GONE);
    expect(problem?.mend).toEqual({ remove: { [GONE]: 1 } });
    const without = (look: (cards: readonly string[]) => unknown) =>
      expect(look(deck.cards)).toEqual(look(rest));
    without((cards) => costCurve(game, cards));
    without((cards) => deckSplits(game, cards));
    without((cards) => game.deck.limits(cards).map(({ least, most }) => [least, most]));
    without((cards) => game.deck.facts?.(cards).map(({ value }) => say(value)));
    expect("why" in sampleHand(game, deck.cards, "seed"), "sample hand").toBe(true);
    expect("why" in completeDeck(game, deck), "completing").toBe(true);
    const read = readDeckJson(game, writeDeckJson(game, deck));
    expect("deck" in read && [...read.deck.cards].sort()).toEqual([...deck.cards].sort());
  },
);
