import { type CardId, type Engine, type Message, NONE, type Reader, show, shuffle, zoneOf } from "../kernel";
import { asksPick, type Env, type WordArgs } from "../language";

/** How players of a game search their decks. */
interface DeckSearch {
  /** The clause for searching. */
  readonly rule: string;
  /** Zone that is searched. */
  readonly deck: string;
  prompt(env: Env): Message;
  /** The cards that may be taken. */
  found(g: Reader, env: Env, args: WordArgs): readonly CardId[];
  take(g: Engine, env: Env, id: CardId, args: WordArgs): void;
}

/** The player looks through their deck, may take a card that fits (or as many as `count` says), and shuffles. */
export const searchesDeck = ({ rule, deck, prompt, found, take }: DeckSearch) =>
  asksPick(
    (g, env, args) => {
      for (const id of zoneOf(g.state, deck, env.seat).cards) show(g, id, env.seat);
      const options = found(g, env, args).map((card) => ({ card }));
      return {
        prompt: prompt(env),
        rule,
        options,
        min: 0,
        max: Math.min(Number(args.count ?? 1), options.length),
        hidden: true,
      };
    },
    (g, env, args, picks) => {
      const cards = found(g, env, args);
      for (const at of picks) take(g, env, cards[at] ?? NONE, args);
      shuffle(g, zoneOf(g.state, deck, env.seat).id);
    },
  );
