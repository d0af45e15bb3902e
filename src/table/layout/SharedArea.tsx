import { useRef } from "react";
import { NONE } from "../../kernel";
import { say, t } from "../../text";
import { LocalizedText } from "../../ui/LocalizedText";
import { DropZone } from "../drag/DropZone";
import { Row } from "../parts/row/Row";
import { ContestedBar } from "../parts/seat/ContestedBar";
import { useTable } from "../state/table";
import { contestedOf } from "../viewmodel/contested";
import { isZoneTarget } from "../viewmodel/marks";
import { type ZoneModel, zonesOf } from "../viewmodel/zones";
import styles from "./SharedArea.module.css";

/** The area between the two sides of the mat that belongs to neither: shared places, and the contested total. */
export function SharedArea() {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const places = zonesOf(game, view, "slot", NONE);
  const isContested = contestedOf(game, view) !== null;
  if (places.length === 0 && !isContested) return null;
  return (
    <div className={styles.between} data-bare={!isContested || undefined}>
      {places.map((model) => (
        <Place key={model.zone.id} model={model} />
      ))}
      <ContestedBar />
    </div>
  );
}

/** A place shared by all players. While a card that belongs there is held, the whole place accepts it. */
function Place({ model }: { model: ZoneModel }) {
  const { zone, spec } = model;
  const isTarget = useTable((s) => isZoneTarget(s.game, s.view, zone.id, s.gesture));
  const input = useTable((s) => s.input);
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className={styles.place}>
      <span className={styles.legend} aria-hidden="true">
        <LocalizedText message={spec.label} />
      </span>
      <Row model={model} />
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
    </div>
  );
}
