import { useMemo, useRef, useState } from "react";
import type { PlacedCard } from "../../games/game-position";
import { withCard, withChanged, withMoved, withoutCard, zonesFor } from "../../positions/edit";
import { type CardPlace, cardsIn, type ZonePlace } from "../../positions/places";
import { cardsOf } from "../../positions/position";
import { withSetsOf } from "../../positions/try-card";
import type { PositionEditor } from "../../store/positions/editor";
import { cardName } from "../../text/names";
import type { PositionGame } from "./load";
import { t } from "./messages";
import { zoneName } from "./words";

/** What can be done with the cards of a position. */
export interface Editing {
  /** Where the next card is added, if the zone can hold it. */
  readonly target: ZonePlace;
  setTarget(place: ZonePlace): void;
  /** The card whose state is shown. */
  readonly open: CardPlace | null;
  setOpen(place: CardPlace | null): void;
  copies(name: string): number;
  add(name: string, place?: ZonePlace): void;
  remove(place: CardPlace): void;
  /** Removes a card by its name: of the target zone first. */
  removeNamed(name: string): void;
  move(from: CardPlace, to: ZonePlace, at?: number): void;
  /** Moves a card within its zone. */
  shift(from: CardPlace, by: 1 | -1): void;
  /** Moves a card to the next zone of its seat that can hold it, or the previous one. */
  toOtherZone(from: CardPlace, by: 1 | -1): void;
  change(place: CardPlace, change: Partial<PlacedCard>): void;
  /** What has just happened, for a screen reader. */
  readonly news: string;
}

const isSame = (a: CardPlace, b: CardPlace) => a.seat === b.seat && a.zone === b.zone && a.at === b.at;

export function useEditing(editor: PositionEditor, { game, position }: PositionGame): Editing {
  const [target, setTarget] = useState<ZonePlace>({ seat: 0, zone: position.zones[0]?.key ?? "" });
  const [open, setOpen] = useState<CardPlace | null>(null);
  const [news, setNews] = useState("");
  const aim = useRef(target);
  aim.current = target;
  const commands = useMemo(() => {
    const edited = { position, rules: game.rules };
    const board = () => editor.get().position.board;
    const set = (next: ReturnType<typeof board>) =>
      editor.change(withSetsOf(game, { ...editor.get().position, board: next }));
    const nameAt = (place: CardPlace) => cardsIn(board(), place)[place.at]?.name ?? "";
    const add: Editing["add"] = (name, place) => {
      const zones = zonesFor(edited, name);
      const wanted = place ?? aim.current;
      const zone = zones.some(({ key }) => key === wanted.zone) ? wanted.zone : zones[0]?.key;
      if (zone === undefined) return setNews(t("positions.no-zone", { card: cardName(name) }));
      set(withCard(edited, board(), { seat: wanted.seat, zone }, { name }));
      setNews(t("positions.added", { card: cardName(name), zone: zoneName(game, zone) }));
    };
    const remove: Editing["remove"] = (place) => {
      setNews(t("positions.removed", { card: cardName(nameAt(place)) }));
      set(withoutCard(edited, board(), place));
      setOpen(null);
    };
    const move: Editing["move"] = (from, to, at) => {
      const name = nameAt(from);
      if (!zonesFor(edited, name).some(({ key }) => key === to.zone)) return;
      const next = withMoved(edited, board(), from, to, at);
      set(next);
      const index = at ?? cardsIn(next, to).findIndex((card) => card.name === name);
      const landed = { ...to, at: index };
      setOpen((shown) => (shown !== null && isSame(shown, from) ? landed : null));
      setNews(t("positions.moved", { card: cardName(name), zone: zoneName(game, to.zone) }));
    };
    return {
      add,
      remove,
      move,
      copies: (name: string) => cardsOf(editor.get().position).filter((own) => own === name).length,
      removeNamed: (name: string) => {
        const everywhere = board().seats.flatMap((_, seat) =>
          position.zones.map(({ key }) => ({ seat, zone: key })),
        );
        for (const place of [aim.current, ...everywhere]) {
          const at = cardsIn(board(), place).findLastIndex((card) => card.name === name);
          if (at >= 0) return remove({ ...place, at });
        }
      },
      shift: (from: CardPlace, by: 1 | -1) => {
        const at = from.at + by;
        if (at >= 0 && at < cardsIn(board(), from).length) move(from, from, at);
      },
      toOtherZone: (from: CardPlace, by: 1 | -1) => {
        const zones = zonesFor(edited, nameAt(from));
        const at = zones.findIndex(({ key }) => key === from.zone);
        const zone = zones[(at + by + zones.length) % zones.length];
        if (zone !== undefined && zone.key !== from.zone) move(from, { seat: from.seat, zone: zone.key });
      },
      change: (place: CardPlace, change: Partial<PlacedCard>) => set(withChanged(board(), place, change)),
    };
  }, [editor, game, position]);
  return { ...commands, target, setTarget, open, setOpen, news };
}
