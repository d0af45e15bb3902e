import { t } from "../../../text";
import { useTable } from "../../state/table";
import { useStableModel } from "../../state/use-stable-model";
import { membersOf, teamModel } from "../../viewmodel/teams";
import styles from "./OtherSeats.module.css";

/** A team with its shared numbers. */
export function TeamLabel({ team }: { team: number }) {
  const { name, isOwn, score } = useStableModel((s) => teamModel(s.game, s.view, team));
  const members = useTable((s) => membersOf(s.view, team));
  return (
    <p className={styles.team} data-own={isOwn || undefined}>
      <span>{isOwn ? t("table.team.own", { team: name }) : name}</span>
      <small title={members}>{members}</small>
      {score && (
        <span>
          <b data-count={`team.${team}`}>{score.value}</b> <span lang={score.lang}>{score.label}</span>
        </span>
      )}
    </p>
  );
}
