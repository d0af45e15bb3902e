import { describe, expect, test } from "vitest";
import type { Game } from "../../games/game";
import { GAME_SLUGS, loadGames, partsOf } from "../../games/registry";
import { type Action, answerLegal, createGame, legalActions, type View, view as viewOf } from "../../kernel";
import { abilityLabel, usedBy } from "../../language";
import { randomAnswer, randomFrom } from "../../opponents";
import { LOCALES, loadMessages, say, setLocale } from "../../text";
import { cardActionsOf, seatActions } from "./card-actions";
import { promptOf } from "./prompt";

const GAMES = await loadGames();
for (const slug of GAME_SLUGS) await loadMessages(partsOf(slug).messages);
const EACH = GAMES.map((game) => ({ game, title: game.title }));

/** Labels that occur more than once. */
const twice = (labels: readonly string[]) => labels.filter((label, i) => labels.indexOf(label) !== i);

describe.each(EACH)("$title", ({ game }) => {
  test.each(LOCALES)("usable abilities of a card have distinct labels (%s)", async (locale) => {
    await setLocale(locale);
    const unclear = Object.entries(game.cards.pool).flatMap(([name, card]) => {
      const { vocabulary } = game.cards;
      if (vocabulary === undefined) return [];
      const labels = card.abilities.flatMap((ability, index) => {
        const type = usedBy(vocabulary, ability);
        if (type === null) return [];
        const action = { type, data: { ability: index } };
        const usual = { key: "lang.use", args: { card: name, does: "" } };
        return [`${type} ${say(abilityLabel(vocabulary, card, action, usual))}`];
      });
      return twice(labels);
    });
    await setLocale("en");
    expect(unclear).toEqual([]);
  });

  test("actions offered together never have the same label", () => {
    const unclear = new Set<string>();
    for (const view of viewsOf(game)) {
      const labelsOf = (actions: readonly Action[]) =>
        actions.map((action) => say(game.table.actionLabel(view, action)));
      const cards = new Set(view.actions.flatMap(({ card }) => card ?? []));
      for (const card of cards)
        for (const label of twice(labelsOf(cardActionsOf(view, card).plain))) unclear.add(label);
      for (const label of twice(labelsOf([...seatActions(view), ...view.anytime]))) unclear.add(label);
    }
    expect([...unclear]).toEqual([]);
  });

  test("options of one decision never have the same text, triggers included", () => {
    const unclear = new Set<string>();
    for (const view of viewsOf(game)) {
      const prompt = view.decision?.kind === "pick" ? promptOf(game, view) : null;
      if (prompt === null) continue;
      // Cards with the same name are distinguished by their place.
      const worded = prompt.options.filter(({ card, hasOwnText }) => card === null || hasOwnText);
      for (const label of twice(worded.map(({ label }) => label))) unclear.add(`${prompt.title} ${label}`);
    }
    expect([...unclear]).toEqual([]);
  });
});

/** The views of the asked players in random games with different decks. */
function* viewsOf(game: Game): Generator<View> {
  for (let n = 0; n < 3; n++) {
    const people = ["Ada", "Bob"].map((name, i) => ({
      name,
      deck: game.deck.starters[(i + n) % game.deck.starters.length]?.cards ?? [],
    }));
    const g = createGame(game.rules, game.setup.config(`labels ${n}`, people, {}), { events: false });
    const random = randomFrom(`${game.slug} ${n}`);
    for (let i = 0; i < 300 && g.state.decision !== null; i++) {
      const { decision } = g.state;
      yield viewOf(g, decision.seat);
      answerLegal(g, randomAnswer({ decision, actions: legalActions(g) }, random));
    }
  }
}
