import { useState } from "react";
import { zoneSpec } from "../../games/game-position";
import { message } from "../../games/position-words";
import { isGameSlug } from "../../games/registry";
import type { Goal, Position } from "../../positions/position";
import type { Solved } from "../../puzzles/steps";
import type { PositionEditor } from "../../store/positions/editor";
import { Button, ButtonLink } from "../../ui/Button";
import { SelectField } from "../../ui/SelectField";
import { hrefOf } from "../routing/route";
import type { PositionGame } from "./load";
import { t } from "./messages";
import { Stepper } from "./Stepper";
import styles from "./TurnPanel.module.css";
import { useEdited } from "./use-edited";
import { zoneName } from "./words";

const NONE = "none";

/** A goal as the value of a choice. */
const keyOf = (goal: Goal | undefined): string => {
  if (goal === undefined) return NONE;
  return goal.kind === "clear" ? `clear ${goal.zone}` : goal.kind;
};

/** A battle that is won in 4 of 5 cases. */
const GOOD_ODDS: Goal = { kind: "odds", percent: 80 };
const PERCENT = { label: message("positions.goal.percent"), least: 1, most: 100 };

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly goal: Goal | undefined;
}

function choicesFor({ game, position }: PositionGame, chosen: Goal | undefined): readonly Choice[] {
  const rows = position.zones.filter(
    ({ key }) => key !== "hand" && zoneSpec(game.rules, key)?.shape !== "pile",
  );
  const goals: readonly Goal[] = [
    { kind: "win" },
    { kind: "survive" },
    // A position from a file may claim that one answer saves the game.
    ...(chosen?.kind === "only-move" ? [chosen] : []),
    ...rows.map(({ key }): Goal => ({ kind: "clear", zone: key })),
    ...(position.hasOdds ? [chosen?.kind === "odds" ? chosen : GOOD_ODDS] : []),
  ];
  const labelOf = (goal: Goal) =>
    goal.kind === "clear"
      ? t("positions.goal.clear", { zone: zoneName(game, goal.zone) })
      : t(`positions.goal.${goal.kind}`);
  return [
    { value: NONE, label: t("positions.goal.none"), goal: undefined },
    ...goals.map((goal) => ({ value: keyOf(goal), label: labelOf(goal), goal })),
  ];
}

interface Props {
  readonly editor: PositionEditor;
  readonly game: PositionGame;
  /** Whether the position can be played. */
  readonly isSound: boolean;
}

/** The goal that makes a position a puzzle, whether it can be reached, and the puzzle itself. */
export function GoalPanel({ editor, game, isSound }: Props) {
  const { position, saved } = useEdited(editor);
  const { goal } = position;
  const { slug } = game.game;
  const choices = choicesFor(game, goal);
  return (
    <fieldset className={styles.turn}>
      <legend className="visually-hidden">{t("positions.of-goal")}</legend>
      <SelectField
        label={t("positions.field.goal")}
        choices={choices}
        value={keyOf(goal)}
        onChange={(value) => editor.change({ goal: choices.find((one) => one.value === value)?.goal })}
      />
      {goal?.kind === "odds" && (
        <Stepper
          spec={PERCENT}
          value={goal.percent}
          onChange={(percent) => editor.change({ goal: { ...goal, percent } })}
        />
      )}
      {goal !== undefined && isSound && (
        <div className={styles.numbers}>
          <Check key={JSON.stringify([position.board, goal])} position={position} />
          {isGameSlug(slug) && (
            <ButtonLink href={hrefOf({ kind: "puzzle", slug, puzzle: saved.id })}>
              {t("positions.puzzle.play")}
            </ButtonLink>
          )}
        </div>
      )}
    </fieldset>
  );
}

type News = "none" | "searching" | "fault" | Solved;

function newsText(news: News): string {
  if (news === "none") return "";
  if (news === "searching" || news === "fault") return t(`positions.puzzle.${news}`);
  const { verdict, answers } = news;
  return answers === undefined ? t(`positions.puzzle.${verdict}`) : t("positions.puzzle.ways", answers);
}

/** Searches for a solution of the position as it is now. */
function Check({ position }: { position: Position }) {
  const [news, setNews] = useState<News>("none");
  const check = async () => {
    setNews("searching");
    const { checkPosition } = await import("../../store/puzzles/solve");
    setNews(await checkPosition(position));
  };
  return (
    <>
      <Button
        disabled={news === "searching"}
        onClick={() => {
          check().catch((fault) => {
            console.error(fault);
            setNews("fault");
          });
        }}
      >
        {t("positions.puzzle.check")}
      </Button>
      <p role="status">{newsText(news)}</p>
    </>
  );
}
