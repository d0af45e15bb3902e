import "../../table/styles/seats.css";
import { Fragment, useState } from "react";
import type { Game } from "../../games/game";
import type { StarterDeck } from "../../games/game-deck";
import type { Problem } from "../../kernel";
import { MAX_TYPED_NAME_LENGTH } from "../../store/settings/settings";
import { cardLang, deckText, teamName } from "../../text/names";
import { Button } from "../../ui/Button";
import { SelectField } from "../../ui/SelectField";
import { TextField } from "../../ui/TextField";
import { CollapsibleSection, useIsCollapsed } from "./CollapsibleSection";
import { DeckDialog } from "./DeckDialog";
import { t } from "./messages";
import { Problems } from "./Problems";
import { deckOf, type Plan, problemsAt, type SeatPlan, teamOf } from "./plan";
import { PLAYER_CHOICES, playerChoiceOf, playerChoiceText, withPlayer } from "./player-choice";
import styles from "./SeatList.module.css";

interface Props {
  readonly game: Game;
  readonly plan: Plan;
  /** Default names of the seats. */
  readonly names: readonly string[];
  readonly problems: readonly Problem[];
  readonly onChange: (next: Partial<Plan>) => void;
}

/** Many seats, one line each: name, player and deck, under the names of their teams. */
export function SeatList({ game, plan, names, problems, onChange }: Props) {
  const folds = useIsCollapsed();
  const [shown, setShown] = useState<StarterDeck | null>(null);
  return (
    <div className={styles.list}>
      {!folds && (
        <div className={styles.columns} aria-hidden="true">
          <span>{t("setup.column.name")}</span>
          <span>{t("setup.column.player")}</span>
          <span>{t("setup.column.deck")}</span>
        </div>
      )}
      {plan.seats.map((chosen, seat) => {
        const team = teamOf(plan, seat);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
          <Fragment key={seat}>
            {team !== undefined && team !== teamOf(plan, seat - 1) && (
              <h3 className={styles.team} data-team={team}>
                {teamName(team)}
              </h3>
            )}
            <Line {...{ game, plan, names, problems, onChange, chosen, seat, folds }} onLook={setShown} />
          </Fragment>
        );
      })}
      {shown && <DeckDialog game={game} deck={shown} onClose={() => setShown(null)} />}
    </div>
  );
}

const deckName = (game: Game, deck: string) =>
  deckText(game.slug, deck, "name", deckOf(game, deck)?.name ?? "");

interface LineProps extends Props {
  readonly chosen: SeatPlan;
  readonly seat: number;
  /** Whether the line is folded to its summary. */
  readonly folds: boolean;
  readonly onLook: (deck: StarterDeck | null) => void;
}

function Line(props: LineProps) {
  const { game, names, problems, chosen, seat, folds } = props;
  const wrong = problemsAt(problems, `seats.${seat}`);
  const sign = <span className={styles.sign} data-seat={seat} data-sign aria-hidden="true" />;
  const name = chosen.name.trim() || names[seat];
  const fields = (
    <>
      <Fields {...props} />
      <Problems problems={wrong} />
    </>
  );
  if (folds)
    return (
      <CollapsibleSection
        title={
          <>
            {sign} {name}
          </>
        }
        chosen={`${playerChoiceText(playerChoiceOf(chosen.who))} · ${deckName(game, chosen.deck)}`}
        isWrong={wrong.length > 0}
      >
        {fields}
      </CollapsibleSection>
    );
  return (
    <fieldset className={styles.seat}>
      <legend className="visually-hidden">{t("setup.seat", { number: seat + 1, name: name ?? "" })}</legend>
      <span className={styles.number} aria-hidden="true">
        {sign} {seat + 1}
      </span>
      {fields}
    </fieldset>
  );
}

function Fields({ game, plan, names, onChange, chosen, seat, folds, onLook }: LineProps) {
  const { who, name, deck } = chosen;
  const change = (next: Partial<SeatPlan>) =>
    onChange({ seats: plan.seats.map((old, i) => (i === seat ? { ...old, ...next } : old)) });
  return (
    <div className={styles.fields}>
      <TextField
        label={t("setup.list.name", { number: seat + 1 })}
        hideLabel={!folds}
        placeholder={names[seat]}
        autoComplete="off"
        maxLength={MAX_TYPED_NAME_LENGTH}
        value={name}
        onChange={(next) => change({ name: next })}
      />
      {/* A person must be at this screen, so the first seat is a person's. */}
      {seat === 0 ? (
        <span className={styles.person}>{playerChoiceText("person")}</span>
      ) : (
        <SelectField
          label={t("setup.list.player", { number: seat + 1 })}
          hideLabel={!folds}
          value={playerChoiceOf(who)}
          onChange={(next) => onChange(withPlayer(plan, seat, next))}
          choices={PLAYER_CHOICES.map((choice) => ({ value: choice, label: playerChoiceText(choice) }))}
        />
      )}
      <SelectField
        label={t("setup.list.deck", { number: seat + 1 })}
        hideLabel={!folds}
        value={deck}
        onChange={(next) => change({ deck: next })}
        choices={game.deck.starters.map(({ id }) => ({ value: id, label: deckName(game, id) }))}
        lang={cardLang(game.slug)}
      />
      <Button
        look="quiet"
        aria-label={t("deck.look-at", { deck: deckName(game, deck) })}
        onClick={() => onLook(deckOf(game, deck) ?? null)}
      >
        {t("deck.look")}
      </Button>
    </div>
  );
}
