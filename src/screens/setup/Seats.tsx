import "../../table/styles/seats.css";
import { Swords } from "lucide-react";
import { Fragment, type ReactNode, useId, useState } from "react";
import type { Game } from "../../games/game";
import type { Problem } from "../../kernel";
import { teamName } from "../../text/names";
import { cx } from "../../ui/cx";
import { DeckDialog } from "./DeckDialog";
import { DeckGallery } from "./DeckGallery";
import { GalleryWays } from "./GalleryWays";
import { MendDeck } from "./MendDeck";
import { t } from "./messages";
import {
  deckOf,
  isDuel,
  isListed,
  isOwn,
  isShared,
  type Plan,
  problemsAt,
  type SeatPlan,
  seatGroups,
} from "./plan";
import { SeatLine } from "./SeatLine";
import { SeatPanel } from "./SeatPanel";
import styles from "./Seats.module.css";
import { shownDeckOf } from "./shown-deck-of";

interface Props {
  readonly game: Game;
  readonly plan: Plan;
  /** Default names of the seats. */
  readonly names: readonly string[];
  readonly problems: readonly Problem[];
  readonly onChange: (next: Partial<Plan>) => void;
}

type Group = ReturnType<typeof seatGroups>[number];

/** The sides that face each other: two seats, or the teams. Otherwise all seats are one group. */
function sidesOf(plan: Plan): readonly Group[] {
  const groups = seatGroups(plan);
  return plan.seats.length === 2 ? plan.seats.map((_, seat) => ({ seats: [seat] })) : groups;
}

/** Who sits where with which deck: a few seats with the art of their decks, many as lines by team. */
export function Seats(props: Props) {
  const { game, plan, names, problems, onChange } = props;
  const { choose, look, dialogs } = useDeckDialogs(props);
  const sides = sidesOf(plan);
  const many = isListed(plan);
  const Seat = many ? SeatLine : SeatPanel;
  const seatAt = (seat: number, chosen: SeatPlan) => {
    const deck = deckOf(game, plan, chosen.deck);
    const isHidden = deck !== undefined && isOwn(deck) && isShared(plan);
    return (
      <Seat
        plan={plan}
        seat={seat}
        chosen={chosen}
        fallback={names[seat] ?? ""}
        label={deckLabel(plan, seat, names)}
        deck={deck && shownDeckOf(game, deck, isShared(plan))}
        problems={problemsAt(problems, `seats.${seat}`)}
        onChange={(next) =>
          onChange({ seats: plan.seats.map((old, i) => (i === seat ? { ...old, ...next } : old)) })
        }
        onChoose={() => choose(seat)}
        onLook={isHidden ? undefined : () => look(chosen.deck)}
        mend={deck && isOwn(deck) && <MendDeck game={game} deck={deck} />}
      />
    );
  };
  return (
    <div className={cx(styles.sides, many && styles.many)} data-sides={sides.length}>
      {sides.map(({ team, seats }, i) => (
        <Fragment key={seats[0]}>
          {i === 1 && sides.length === 2 && !many && <Swords className={styles.versus} aria-hidden="true" />}
          <Side team={team}>
            <ul className={styles.seats} data-single={seats.length === 1 || undefined}>
              {seats.map((seat) => {
                const chosen = plan.seats[seat];
                return chosen && <li key={seat}>{seatAt(seat, chosen)}</li>;
              })}
            </ul>
          </Side>
        </Fragment>
      ))}
      {dialogs}
    </div>
  );
}

/** A team with its name, or seats without a team. */
function Side({ team, children }: { readonly team: number | undefined; readonly children: ReactNode }) {
  const heading = useId();
  if (team === undefined) return children;
  return (
    <section className={styles.team} aria-labelledby={heading} data-team={team}>
      <h2 id={heading} className={styles.teamName}>
        {teamName(team)}
      </h2>
      {children}
    </section>
  );
}

/** The gallery for a seat, and above it the cards of a deck. */
function useDeckDialogs({ game, plan, names, onChange }: Props) {
  const [choosing, setChoosing] = useState<number | null>(null);
  const [looking, setLooking] = useState<string | null>(null);
  const shown = looking === null ? undefined : deckOf(game, plan, looking);
  const dialogs = (
    <>
      {choosing !== null && (
        <DeckGallery
          title={deckLabel(plan, choosing, names)}
          own={plan.own.map((deck) => shownDeckOf(game, deck, isShared(plan)))}
          starters={game.deck.starters.map((deck) => shownDeckOf(game, deck))}
          isSecret={isShared(plan)}
          chosen={plan.seats[choosing]?.deck ?? ""}
          onChoose={(deck) => {
            onChange({ seats: plan.seats.map((seat, i) => (i === choosing ? { ...seat, deck } : seat)) });
            setChoosing(null);
          }}
          onLook={setLooking}
          ways={<GalleryWays game={game} />}
          onClose={() => setChoosing(null)}
        />
      )}
      {shown && <DeckDialog game={game} deck={shown} onClose={() => setLooking(null)} />}
    </>
  );
  return { choose: setChoosing, look: setLooking, dialogs };
}

function deckLabel(plan: Plan, seat: number, names: readonly string[]): string {
  const name = plan.seats[seat]?.name.trim() || (names[seat] ?? "");
  if (!isDuel(plan)) return t("setup.deck-of", { name });
  return seat === 0 ? t("setup.your-deck") : t("setup.opponent-deck");
}
