import { Zap } from "lucide-react";
import { type CSSProperties, useEffect, useState } from "react";
import { type Message, seatOf } from "../../../kernel";
import type { Reaction } from "../../../store/types";
import { localeOf, messageLang, say, t, withLocale } from "../../../text";
import { LocalizedText } from "../../../ui/LocalizedText";
import { useCommands } from "../../state/match";
import { useSpeech } from "../../state/speech";
import { useTable } from "../../state/table";
import { reactionFor } from "../../viewmodel/reaction";
import { SeatMark } from "../card/SeatMark";
import styles from "./ReactionStrip.module.css";

/**
 * The neutral prompt to the other person at this screen. It says what they may respond to and what happens otherwise,
 * and waits for an answer. With a time limit it runs out, which reveals nothing; holding it, by Space or by pointer,
 * pauses the time.
 */
export function ReactionStrip() {
  const reaction = useTable((s) => s.match.reaction);
  return reaction === null ? null : <Strip key={reaction.id} reaction={reaction} />;
}

/** Whether the time is paused. Space pauses it while it is held. */
function useHold() {
  const [isHeld, setHeld] = useState(false);
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
  return [isHeld, setHeld] as const;
}

function Strip({ reaction }: { reaction: Reaction }) {
  const { passReaction: passed, takeReaction: taken } = useCommands();
  const player = useTable((s) => seatOf(s.view, reaction.seat).name);
  const model = useTable((s) => reactionFor(s.game, s.view));
  const { prompt } = reaction;
  const what = model.what.length > 0 ? model.what : [prompt];
  const joined = (lines: readonly Message[]) => lines.map((line) => say(line)).join(" ");
  const limit = reaction.limit === null ? "" : ` ${t(`table.limit.${reaction.limit}.other`, { player })}`;
  const spoken = () =>
    `${t("table.reaction", { player })} ${joined(what)} ${t("table.reaction.otherwise", { what: joined(model.otherwise) })}${limit}`;
  useSpeech(withLocale(localeOf(prompt), spoken), messageLang(prompt));
  const [isHeld, setHeld] = useHold();
  useEffect(() => {
    if (isHeld || reaction.duration === 0) return;
    const timer = window.setTimeout(() => passed?.(), reaction.duration);
    return () => window.clearTimeout(timer);
  }, [passed, reaction, isHeld]);
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
          {what.map((line) => (
            <span key={line.key}>
              <LocalizedText message={line} />{" "}
            </span>
          ))}
          {t("table.reaction.otherwise", { what: joined(model.otherwise) })}
          {limit}
        </span>
      </p>
      <button type="button" className={styles.take} onPointerDown={taken} onClick={taken}>
        <Zap aria-hidden="true" />
        {t("table.reaction.take")} <kbd>R</kbd>
      </button>
      {reaction.duration === 0 ? (
        <button type="button" className={styles.pass} onClick={passed}>
          {t("table.reaction.pass")}
        </button>
      ) : (
        <span
          className={styles.time}
          style={{ "--beat": `${reaction.duration}ms` } as CSSProperties}
          aria-hidden="true"
        />
      )}
    </div>
  );
}
