import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { matchesPin, useSettings } from "../../../store/settings/settings";
import { t } from "../../../text";
import { SeatMark } from "../card/SeatMark";
import styles from "./Curtain.module.css";
import { HoldButton } from "./HoldButton";

interface Props {
  /** The page's main part, unless it is inside of one. */
  readonly tag: "main" | "div";
  readonly seat: number;
  /** The name of the person who may look. */
  readonly player: string;
  readonly isTurned?: boolean;
  readonly onLift: () => void;
  readonly leave: string;
  readonly onLeave: () => void;
  /** What everyone may know. */
  readonly children?: ReactNode;
}

/** Covers the whole window until a person says that they are the one who may look, with their PIN if they have one. */
export function CurtainSheet(props: Props) {
  const { tag: Tag, seat, player, isTurned = false, onLift, leave, onLeave, children } = props;
  const pins = useSettings((s) => s.pins);
  const [pin, setPin] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useId();
  const asksPin = (pins[seat] ?? "") !== "";
  const isOpen = matchesPin(pins, seat, pin);

  useEffect(() => heading.current?.focus(), []);

  return (
    <Tag className={styles.curtain} data-seat={seat} data-turned={isTurned || undefined}>
      <div className={styles.folds} aria-hidden="true" />
      <div className={styles.sheet}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          <SeatMark seat={seat} /> {t("table.curtain.title", { player })}
        </h1>
        <p className={styles.lead}>{t("table.curtain.lead", { player })}</p>
        {children}
        {asksPin && (
          <p className={styles.pin}>
            <label htmlFor={field}>{t("table.curtain.pin", { player })}</label>
            <input
              id={field}
              type="password"
              inputMode="numeric"
              autoComplete="off"
              value={pin}
              onChange={(event) => setPin(event.target.value)}
            />
          </p>
        )}
        <HoldButton
          label={t("table.curtain.hold")}
          secondLabel={t("table.curtain.second", { player })}
          onDone={onLift}
          idle={!isOpen}
        />
        <button type="button" className={styles.leave} onClick={onLeave}>
          {leave}
        </button>
      </div>
    </Tag>
  );
}
