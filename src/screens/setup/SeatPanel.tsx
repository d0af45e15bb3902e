import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { Problem } from "../../kernel";
import { MAX_TYPED_NAME_LENGTH } from "../../store/settings/settings";
import { seatName } from "../../text";
import { TextField } from "../../ui/TextField";
import { DeckArt } from "../decks/parts/DeckArt";
import { DeckWords } from "../decks/parts/DeckWords";
import type { ShownDeck } from "../decks/parts/shown-deck";
import { LookAtDeck } from "./LookAtDeck";
import { t } from "./messages";
import { FixedPlayer, PlayerChip } from "./PlayerChip";
import { Problems } from "./Problems";
import { isDuel, type Plan, type SeatPlan } from "./plan";
import { playerChoiceOf, seatKindOf } from "./player-choice";
import styles from "./SeatPanel.module.css";

export interface SeatProps {
  readonly plan: Plan;
  readonly seat: number;
  readonly chosen: SeatPlan;
  /** Its name if none is typed. */
  readonly fallback: string;
  /** Whose deck it is: "Your deck". */
  readonly label: string;
  readonly deck: ShownDeck | undefined;
  readonly problems: readonly Problem[];
  readonly onChange: (next: Partial<SeatPlan>) => void;
  readonly onChoose: () => void;
  /** Shows the cards of the deck. Undefined when they are nobody else's business. */
  readonly onLook: (() => void) | undefined;
  /** What mends an own deck that may not be played. */
  readonly mend: ReactNode;
}

/** One of a few seats: name, player, and the deck with its art. */
export function SeatPanel(props: SeatProps) {
  const { seat, chosen, fallback, deck, problems, mend, plan } = props;
  const name = chosen.name.trim() || seatName(fallback);
  return (
    <fieldset className={styles.seat}>
      <legend className="visually-hidden">{t("setup.seat", { number: seat + 1, name })}</legend>
      <div className={styles.who}>
        <SeatSign seat={seat} />
        <NameField {...props} label={nameLabel(plan, seat)} />
        <Player {...props} />
      </div>
      {deck && <Deck {...props} deck={deck} />}
      <Problems problems={problems} />
      {problems.length > 0 && mend}
    </fieldset>
  );
}

function Deck({ label, deck, onChoose, onLook }: SeatProps & { readonly deck: ShownDeck }) {
  const id = useId();
  return (
    <div className={styles.deck}>
      <button
        type="button"
        className={styles.choose}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-name`}
        aria-describedby={`${id}-theme ${id}-plan`}
        onClick={onChoose}
      >
        <DeckArt deck={deck} className={styles.art} />
        <span className={styles.words}>
          <span className={styles.label}>
            <span id={`${id}-label`}>{label}</span>
            <ChevronDown aria-hidden="true" size={18} />
          </span>
          <DeckWords deck={deck} id={id} nameClass={styles.name} />
        </span>
      </button>
      <LookAtDeck deck={deck.name} className={styles.look} onLook={onLook} />
    </div>
  );
}

/** The seat's colour and shape at the table. */
export function SeatSign({ seat }: Pick<SeatProps, "seat">) {
  return <span className={styles.sign} data-seat={seat} data-sign aria-hidden="true" />;
}

/** The only person at the table is asked for their name. */
export function NameField({ label, chosen, fallback, onChange }: SeatProps) {
  const isOnly = fallback === t("seat.you");
  return (
    <TextField
      label={isOnly ? t("setup.your-name") : label}
      hideLabel
      className={styles.nameField}
      placeholder={isOnly ? t("setup.your-name") : fallback}
      autoComplete="off"
      maxLength={MAX_TYPED_NAME_LENGTH}
      value={chosen.name}
      onChange={(name) => onChange({ name })}
    />
  );
}

export function Player({ plan, seat, chosen, onChange }: SeatProps) {
  const isShort = plan.seats.length > 2;
  // A person must be at this screen, so the first seat is a person's.
  if (seat === 0) return <FixedPlayer isShort={isShort} />;
  return (
    <PlayerChip
      seat={seat}
      isShort={isShort}
      player={playerChoiceOf(chosen.who)}
      onChange={(player) => onChange({ who: seatKindOf(player) })}
    />
  );
}

function nameLabel(plan: Plan, seat: number): string {
  if (!isDuel(plan)) return t("settings.name", { number: seat + 1 });
  return seat === 0 ? t("setup.your-name") : t("setup.opponent-name");
}
