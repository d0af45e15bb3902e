import { Play } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { Game } from "../../games/game";
import type { GameRecord } from "../../kernel";
import { saveBranch } from "../../store/replay/branch";
import { distinctNames } from "../../store/running/distinct-names";
import { saves } from "../../store/saving/saves";
import { useSettings } from "../../store/settings/settings";
import type { OpponentLevel, SeatKind, TableSetup } from "../../store/types";
import { seatName } from "../../text";
import { Button } from "../../ui/Button";
import { Choices } from "../../ui/fields";
import { go } from "../routing/navigation";
import { LEVELS } from "../setup/plan";
import { t } from "./messages";
import styles from "./Replay.module.css";

/** Who plays on: two people, or one person on this seat. */
type Who = "two" | number;

interface Props {
  readonly game: Game;
  readonly setup: TableSetup;
  /** The moves before the start of the new match. */
  readonly record: GameRecord;
  /** True when two people still play the match. One person alone would see the other's hand. */
  readonly twoOnly?: boolean;
}

function seatsFor(who: Who, seats: number, level: OpponentLevel): readonly SeatKind[] {
  return Array.from({ length: seats }, (_, seat) =>
    who === "two" || who === seat ? { kind: "person" } : { kind: "opponent", level },
  );
}

/** The opponent's level in the recorded match, if a scripted opponent played. */
function levelIn(seats: readonly SeatKind[]): OpponentLevel {
  const [level = "easy"] = seats.flatMap((seat) => (seat.kind === "opponent" ? [seat.level] : []));
  return level === "dummy" ? "easy" : level;
}

/** Saves the new match and opens its table. */
function useStart({ game, setup, record, twoOnly = false }: Props, who: Who, level: OpponentLevel) {
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const start = async (event: FormEvent) => {
    event.preventDefault();
    if (state === "busy") return;
    setState("busy");
    try {
      const seats = seatsFor(who, record.config.seats.length, level);
      const { passing } = useSettings.getState();
      const openHands = setup.openHands && who === "two";
      const id = await saveBranch(saves, {
        game,
        record,
        seats,
        openHands,
        passSettings: passing,
        reseed: twoOnly,
      });
      go({ kind: "table", match: id });
    } catch (fault) {
      console.error(fault);
      setState("failed");
    }
  };
  return { state, start };
}

/** Starts a new match from a moment of another one. */
export function BranchForm({ game, setup, record, twoOnly = false }: Props) {
  const persons = setup.seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  const [who, setWho] = useState<Who>(twoOnly || persons.length > 1 ? "two" : (persons[0] ?? 0));
  const [level, setLevel] = useState(() => levelIn(setup.seats));
  const names = distinctNames(record.config.seats.map(({ name }) => name)).map(seatName);
  const { state, start } = useStart({ game, setup, record, twoOnly }, who, level);

  const alone = names.map((player, seat) => ({ value: seat as Who, label: t("branch.as", { player }) }));
  const two = { value: "two" as Who, label: t("branch.two") };
  return (
    <form onSubmit={(event) => void start(event)}>
      <p className={styles.help}>
        {t(twoOnly ? "branch.lead-reseeded" : "branch.lead", { at: record.answers.length })}
      </p>
      {twoOnly ? (
        <p>{t("branch.shared-running")}</p>
      ) : (
        <Choices
          label={t("branch.who")}
          shape="cards"
          value={who}
          onChange={setWho}
          choices={[...alone, two]}
        />
      )}
      {who !== "two" && (
        <Choices
          label={t("setup.level")}
          value={level}
          onChange={setLevel}
          choices={LEVELS.map((value) => ({ value, label: t(`level.${value}`) }))}
        />
      )}
      <div className={styles.ways}>
        <Button
          type="submit"
          look="primary"
          icon={<Play aria-hidden="true" size={18} />}
          aria-disabled={state === "busy"}
        >
          {t("branch.start")}
        </Button>
      </div>
      <p role="alert" className={styles.said}>
        {state === "failed" && t("branch.failed")}
      </p>
    </form>
  );
}
