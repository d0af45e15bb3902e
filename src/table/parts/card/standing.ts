import { createContext, useContext, useLayoutEffect, useState } from "react";
import { shallow } from "zustand/shallow";
import type { Game } from "../../../games/game";
import { type Card, type CardId, cardIn } from "../../../kernel";
import { type CardFeed, cardFeed, type KeyFeed, keyFeed, useFeed, useIsKey } from "../../state/feed";
import type { TableState, TableStore } from "../../state/table";
import { aimOf, type Fighter, fighterRole, numberFacing } from "../../viewmodel/aim";
import { armedCard, type Mark, markOf } from "../../viewmodel/marks";
import { perView } from "../../viewmodel/perView";
import { spokenCard } from "../../viewmodel/spoken";
import { valuesOf } from "../../viewmodel/values";

/** A card, and how it stands in what is going on: everything that is drawn of it. */
export interface Standing {
  readonly game: Game;
  readonly card: Card;
  readonly mark: Mark;
  readonly role: Fighter | null;
  readonly facing: string | null;
  readonly spoken: string;
  readonly isDragged: boolean;
  /** See `valuesOf`. */
  readonly values: readonly number[];
}

/** All on which the standing of cards depends, and what has been worked out from it. */
interface Scene {
  readonly depends: readonly unknown[];
  readonly cards: Map<CardId, Standing>;
}

const known = perView((): { state?: TableState; scene?: Scene } => ({}));

/** The scene stays the same one until something changes that is seen on some card: most presses change nothing. */
function sceneOf(state: TableState): Scene {
  const kept = known(state.view);
  if (kept.scene !== undefined && kept.state === state) return kept.scene;
  const { game, draft, gesture } = state;
  const aim = aimOf(state);
  const isDragging = gesture.at === "dragging";
  const depends = [game, draft, armedCard(gesture), isDragging, aim?.attacker, aim?.target];
  const isSame = kept.scene?.depends.every((one, i) => one === depends[i]) ?? false;
  const scene = isSame && kept.scene ? kept.scene : { depends, cards: new Map() };
  kept.state = state;
  kept.scene = scene;
  return scene;
}

function readStanding(state: TableState, id: CardId): Standing {
  const { game, view, gesture, draft } = state;
  const mark = markOf(view, id, gesture, draft);
  return {
    game,
    card: cardIn(view, id),
    mark,
    role: fighterRole(state, id),
    facing: numberFacing(state, id),
    spoken: spokenCard(game, view, id, mark),
    isDragged: gesture.at === "dragging" && gesture.card === id,
    values: valuesOf(game, view, id),
  };
}

const sameValues = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value, i) => value === b[i]);

/** The earlier one of two that are drawn alike. */
function kept(before: Standing | undefined, now: Standing): Standing {
  if (before === undefined) return now;
  const values = sameValues(before.values, now.values) ? before.values : now.values;
  return shallow(before, { ...now, values }) ? before : { ...now, values };
}

type Source = Pick<TableStore, "getState" | "subscribe">;

const standingsOf = (board: Source): CardFeed<Standing> =>
  cardFeed(board, {
    read: (state, id, before) => {
      const { cards } = sceneOf(state);
      const known = cards.get(id);
      if (known !== undefined && known === before) return known;
      const now = kept(before, known ?? readStanding(state, id));
      cards.set(id, now);
      return now;
    },
    // What has come just now has no earlier moment to be drawn in.
    isUrgent: ({ card: before }, { card: now }) => before.zone !== now.zone || before.def !== now.def,
    // An attacker tilts, which takes a while, and makes every picture dearer that is drawn meanwhile. What happens to the
    // card itself does not wait for that.
    isLast: (before, now) =>
      before.role !== now.role && before.card === now.card && before.isDragged === now.isDragged,
  });

interface AllStandings {
  readonly standings: CardFeed<Standing>;
  readonly armed: KeyFeed;
}

const StandingsContext = createContext<AllStandings | null>(null);

/**
 * How all cards stand that lie on the table, for `Standings`.
 * @param now the table as it is. @param board the table as the board is drawn.
 */
export function useStandings(now: Source, board: Source): AllStandings {
  const [all] = useState(() => ({
    standings: standingsOf(board),
    armed: keyFeed(now, (state: TableState) => armedCard(state.gesture)),
  }));
  useLayoutEffect(() => {
    const stops = [all.standings.start(), all.armed.start()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [all]);
  return all;
}

export const Standings = StandingsContext.Provider;

/**
 * How this card stands, as it is drawn: a few pictures after the board, unless it has moved. Only that it is armed is
 * seen at once; what it may do to others comes with them.
 */
export function useStanding(id: CardId): Standing & { readonly isArmed: boolean } {
  const all = useContext(StandingsContext);
  if (all === null) throw new Error("no table here");
  return { ...useFeed(all.standings, id), isArmed: useIsKey(all.armed, id) };
}
