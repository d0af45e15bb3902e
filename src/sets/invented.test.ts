import { expect, test } from "vitest";
import { GAMES, loadGame } from "../games/registry";
import { say, setLocale } from "../text";
import { judgeCards } from "./judge";
import { INVENTED as SAGA } from "./testing/battle-spirits-saga-cards";
import { INVENTED as SOUL_MASTERS } from "./testing/soul-masters-cards";

const CARDS = { "battle-spirits-saga": SAGA, "soul-masters": SOUL_MASTERS };

test.each(Object.entries(CARDS))(
  "the invented cards of %s are sound and say what they should",
  async (slug, all) => {
    await setLocale("en");
    const entry = GAMES.find((one) => one.slug === slug);
    const workshop = await entry?.parts.workshop();
    if (entry === undefined || workshop === undefined) throw new Error(slug);
    const { cards, faults } = judgeCards(
      await loadGame(entry.slug),
      workshop,
      all.map(([card]) => card),
    );
    expect(
      faults.map(({ card, place, message }) => `${all[card]?.[0].name} ${place}: ${say(message)}`),
    ).toEqual([]);
    const game = workshop.gameWith(cards);
    const texts = cards.map(({ name }) => {
      const text = game.cards.text(name);
      const keywords = (text?.keywords ?? []).map((keyword) =>
        say("name" in keyword ? keyword.name : keyword),
      );
      return [...keywords, ...(text?.abilities ?? []).map(say)].join(" ");
    });
    expect(texts).toEqual(all.map(([, text]) => text));
  },
);
