import { type FormEvent, useState } from "react";
import { hashPin, useSettings } from "../../store/settings/settings";
import { Button } from "../../ui/Button";
import { TextField } from "../../ui/TextField";
import { t } from "./messages";
import styles from "./Settings.module.css";

const SEATS = [0, 1] as const;
const PIN = /^\d{4,8}$/;

/** A PIN per player, which lifts the curtain. Only its hash is stored, so it can be changed but not shown. */
export function Pins() {
  return (
    <div className={styles.pins}>
      <h3 className={styles.subtitle}>{t("pin.title")}</h3>
      <p className={styles.help}>{t("pin.help")}</p>
      {SEATS.map((seat) => (
        <Pin key={seat} seat={seat} />
      ))}
    </div>
  );
}

function Pin({ seat }: { seat: number }) {
  const { pins, playerNames, change } = useSettings();
  const [entered, setEntered] = useState("");
  const [error, setError] = useState("");
  const [news, setNews] = useState("");
  const isSet = (pins[seat] ?? "") !== "";
  const name = playerNames[seat]?.trim() || t("seat.player", { number: seat + 1 });

  const keep = (seal: string, words: string) => {
    change({ pins: SEATS.map((s) => (s === seat ? seal : (pins[s] ?? ""))) });
    setEntered("");
    setError("");
    setNews(words);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (PIN.test(entered)) keep(hashPin(entered), t("pin.kept", { name }));
    else setError(t("pin.digits"));
  };

  return (
    <form className={styles.pin} onSubmit={submit}>
      <TextField
        label={t(isSet ? "pin.change-for" : "pin.for", { name })}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        value={entered}
        error={error}
        onChange={(next) => {
          setEntered(next);
          setError("");
        }}
      />
      <div className={styles.pinActions}>
        <Button type="submit" aria-label={t("pin.set-for", { name })}>
          {t("pin.set")}
        </Button>
        {isSet && (
          <Button
            look="danger"
            aria-label={t("pin.remove-for", { name })}
            onClick={() => keep("", t("pin.removed", { name }))}
          >
            {t("pin.remove")}
          </Button>
        )}
      </div>
      <p role="status" className={styles.help}>
        {news}
      </p>
    </form>
  );
}
