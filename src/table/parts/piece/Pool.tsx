import { useRef } from "react";
import type { Seat } from "../../../kernel";
import { say, t } from "../../../text";
import { LocalizedText } from "../../../ui/LocalizedText";
import { DropZone } from "../../drag/DropZone";
import { useTable } from "../../state/table";
import { isZoneTarget } from "../../viewmodel/marks";
import { piecesAt, poolLabel } from "../../viewmodel/pieces";
import { type ZoneModel, zonesOf } from "../../viewmodel/zones";
import { Area } from "../Area";
import styles from "./Piece.module.css";
import { PieceStack } from "./PieceStack";

/** Maximum number of pieces of a kind that are drawn one by one in a pool. */
const MAX_DRAWN = 12;

/** The places for pieces beside a player's rows. */
export function Pools({ seat }: { seat: Seat }) {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const pools = zonesOf(game, view, "pool", seat);
  if (pools.length === 0) return null;
  return (
    <div className={styles.pools}>
      {pools.map((model) => (
        <Pool key={model.zone.id} model={model} />
      ))}
    </div>
  );
}

/** A place for pieces. Its pieces can be picked up, and others can be put into it. */
function Pool({ model: { zone, spec } }: { model: ZoneModel }) {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const isTarget = useTable((s) => isZoneTarget(s.game, s.view, zone.id, s.gesture));
  const input = useTable((s) => s.input);
  const box = useRef<HTMLDivElement>(null);
  const isEndless = spec.endless === true;
  const pieces = isEndless ? [] : piecesAt(game, view, { zone: zone.id });
  const count = pieces.reduce((sum, piece) => sum + piece.count, 0);
  return (
    <Area
      ref={box}
      role="group"
      className={styles.pool}
      data-pool={zone.id}
      data-kind={zone.key}
      data-aimed={spec.isAttackTarget && zone.owner}
      data-endless={isEndless || undefined}
      aria-label={poolLabel(view, zone, spec, pieces)}
    >
      <span className={styles.label} aria-hidden="true">
        <LocalizedText message={spec.label} /> <b>{isEndless ? "∞" : count}</b>
      </span>
      <span className={styles.stacks}>
        {pieces.map((piece) => (
          <PieceStack key={piece.id} model={piece} most={MAX_DRAWN} />
        ))}
      </span>
      {isTarget && (
        <button
          type="button"
          className={styles.target}
          data-mark="target"
          aria-label={t("table.pool.target", { zone: say(spec.label) })}
          onClick={() => input({ kind: "tap-zone", zone: zone.id })}
        />
      )}
      <DropZone of={box} spotAt={() => ({ kind: "zone", zone: zone.id })} />
    </Area>
  );
}
