import "../../table/styles/seats.css";
import { Fragment, useState } from "react";
import type { Game, StarterDeck } from "../../games/game";
import type { Problem } from "../../kernel";
import { TYPED_MOST } from "../../store/settings";
import { cardLang, deckText, teamName } from "../../text/names";
import { Button } from "../../ui/Button";
import { SelectField } from "../../ui/SelectField";
import { TextField } from "../../ui/TextField";
import { DeckDialog } from "./DeckDialog";
import { Fold, useFolds } from "./Fold";
import { Problems } from "./Problems";
import { deckOf, type Plan, problemsAt, type SeatPlan, teamOf } from "./plan";
import styles from "./SeatList.module.css";
import { t } from "./say";
import { SITTERS, sitterOf, sitterText, withSitter } from "./sitters";

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
  const folds = useFolds();
  const [shown, setShown] = useState<StarterDeck | null>(null);
  const changeSeat = (seat: number, next: Partial<SeatPlan>) =>
    onChange({ seats: plan.seats.map((old, i) => (i === seat ? { ...old, ...next } : old)) });
  const nameOf = (deck: string) => deckText(game.slug, deck, "name", deckOf(game, deck)?.name ?? "");

  const fieldsOf = ({ who, name, deck }: SeatPlan, seat: number) => (
    <div className={styles.fields}>
      <TextField
        label={t("setup.list.name", { number: seat + 1 })}
        hideLabel={!folds}
        placeholder={names[seat]}
        autoComplete="off"
        maxLength={TYPED_MOST}
        value={name}
        onChange={(next) => changeSeat(seat, { name: next })}
      />
      {/* Somebody has to be at this screen, so the first seat is a person's. */}
      {seat === 0 ? (
        <span className={styles.person}>{sitterText("person")}</span>
      ) : (
        <SelectField
          label={t("setup.list.player", { number: seat + 1 })}
          hideLabel={!folds}
          value={sitterOf(who)}
          onChange={(next) => onChange(withSitter(plan, seat, next))}
          choices={SITTERS.map((sitter) => ({ value: sitter, label: sitterText(sitter) }))}
        />
      )}
      <SelectField
        label={t("setup.list.deck", { number: seat + 1 })}
        hideLabel={!folds}
        value={deck}
        onChange={(next) => changeSeat(seat, { deck: next })}
        choices={game.decks.map(({ id }) => ({ value: id, label: nameOf(id) }))}
        lang={cardLang(game.slug)}
      />
      <Button
        look="quiet"
        aria-label={t("deck.look-at", { deck: nameOf(deck) })}
        onClick={() => setShown(deckOf(game, deck) ?? null)}
      >
        {t("deck.look")}
      </Button>
    </div>
  );

  return (
    <div className={styles.list}>
      {!folds && (
        <div className={styles.columns} aria-hidden="true">
          <span>{t("setup.column.name")}</span>
          <span>{t("setup.column.player")}</span>
          <span>{t("setup.column.deck")}</span>
        </div>
      )}
      {plan.seats.map((seat, i) => {
        const team = teamOf(plan, i);
        const wrong = problemsAt(problems, `seats.${i}`);
        const sign = <span className={styles.sign} data-seat={i} data-sign aria-hidden="true" />;
        const name = seat.name.trim() || names[i];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
          <Fragment key={i}>
            {team !== undefined && team !== teamOf(plan, i - 1) && (
              <h3 className={styles.team} data-team={team}>
                {teamName(team)}
              </h3>
            )}
            {folds ? (
              <Fold
                title={
                  <>
                    {sign} {name}
                  </>
                }
                chosen={`${sitterText(sitterOf(seat.who))} · ${nameOf(seat.deck)}`}
                isWrong={wrong.length > 0}
              >
                {fieldsOf(seat, i)}
                <Problems problems={wrong} />
              </Fold>
            ) : (
              <fieldset className={styles.seat}>
                <legend className="visually-hidden">
                  {t("setup.seat", { number: i + 1, name: name ?? "" })}
                </legend>
                <span className={styles.number} aria-hidden="true">
                  {sign} {i + 1}
                </span>
                {fieldsOf(seat, i)}
                <Problems problems={wrong} />
              </fieldset>
            )}
          </Fragment>
        );
      })}
      {shown && <DeckDialog game={game} deck={shown} onClose={() => setShown(null)} />}
    </div>
  );
}
