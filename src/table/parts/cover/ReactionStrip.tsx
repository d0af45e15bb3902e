import { Zap } from "lucide-react";
import { type CSSProperties, useEffect, useState } from "react";
import { seatOf } from "../../../kernel";
import type { Reaction } from "../../../store/types";
import { foreign, localeOf, say, t, withLocale } from "../../../text";
import { Said } from "../../../ui/Said";
import { useAloud } from "../../state/aloud";
import { useMatch } from "../../state/match";
import { useTable } from "../../state/table";
import { SeatMark } from "../card/SeatMark";
import styles from "./ReactionStrip.module.css";

/**
 * The neutral question to the other person at this screen; it runs out after a fixed time and means nothing. While it is
 * held, by Space or by the pointer, it waits; then its time begins anew.
 */
export function ReactionStrip() {
  const reaction = useMatch((s) => s.reaction);
  return reaction === null ? null : <Strip key={reaction.id} reaction={reaction} />;
}

function Strip({ reaction }: { reaction: Reaction }) {
  const passed = useMatch((s) => s.passReaction);
  const taken = useMatch((s) => s.takeReaction);
  const player = useTable((s) => seatOf(s.view, reaction.seat).name);
  const { prompt } = reaction;
  const spoken = () => `${t("table.reaction", { player })} ${say(prompt)}`;
  useAloud(withLocale(localeOf(prompt), spoken), foreign(prompt));
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = window.setTimeout(passed, reaction.beat);
    return () => window.clearTimeout(timer);
  }, [passed, reaction, isHeld]);
  useEffect(() => {
    const hold = ({ key, type }: KeyboardEvent) => key === " " && setHeld(type === "keydown");
    const letGo = () => setHeld(false);
    window.addEventListener("keydown", hold);
    window.addEventListener("keyup", hold);
    window.addEventListener("blur", letGo);
    return () => {
      window.removeEventListener("keydown", hold);
      window.removeEventListener("keyup", hold);
      window.removeEventListener("blur", letGo);
    };
  }, []);
  return (
    <div
      className={styles.strip}
      data-end="far"
      data-seat={reaction.seat}
      data-held={isHeld || undefined}
      role="note"
      onPointerDown={() => setHeld(true)}
      onPointerUp={() => setHeld(false)}
      onPointerLeave={() => setHeld(false)}
      onPointerCancel={() => setHeld(false)}
    >
      <p className={styles.words}>
        <SeatMark seat={reaction.seat} /> <b>{t("table.reaction", { player })}</b>{" "}
        <span className={styles.what}>
          <Said message={prompt} />
        </span>
      </p>
      <button type="button" className={styles.take} onPointerDown={taken} onClick={taken}>
        <Zap aria-hidden="true" />
        {t("table.reaction.take")} <kbd>R</kbd>
      </button>
      <span
        className={styles.time}
        style={{ "--beat": `${reaction.beat}ms` } as CSSProperties}
        aria-hidden="true"
      />
    </div>
  );
}
