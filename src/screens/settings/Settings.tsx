import { type ReactNode, useId, useState } from "react";
import {
  type Settings as Choice,
  MAX_TYPED_NAME_LENGTH,
  RESPONSE_TIMES,
  useSettings,
} from "../../store/settings/settings";
import type { PassLevel, Stop } from "../../store/types";
import { numeral } from "../../text/number";
import { Button } from "../../ui/Button";
import { Confirm } from "../../ui/Confirm";
import { Choices, Switch } from "../../ui/fields";
import { RangeField } from "../../ui/RangeField";
import { TextField } from "../../ui/TextField";
import { Heading } from "../shell/Heading";
import page from "../shell/Page.module.css";
import { LanguageField, MotionFields, SoundFields, TextSizeField, ThemeField } from "./fields";
import { t } from "./messages";
import { Pins } from "./Pins";
import styles from "./Settings.module.css";

const SEATS = [0, 1] as const;
const LEVELS = ["every", "acts", "stops"] as const satisfies readonly PassLevel[];
const STOPS = [
  "attack",
  "dice",
  "result",
  "placement",
  "action",
  "turn-start",
  "turn-end",
] as const satisfies readonly Stop[];
const VERBOSITIES = [1, 2, 3] as const satisfies readonly Choice["verbosity"][];
const INSPECTORS = [
  "hover",
  "follow",
  "rail",
  "shift",
  "press",
] as const satisfies readonly Choice["inspector"][];

/** All settings. Every change takes effect at once. */
export default function Settings() {
  const [asking, setAsking] = useState(false);
  const [news, setNews] = useState("");
  const reset = useSettings((settings) => settings.reset);
  return (
    <div className={page.narrow}>
      <Heading title={t("settings.title")}>{t("settings.title")}</Heading>
      <p className={page.lead}>{t("settings.lead")}</p>
      <Look />
      <Play />
      <People />
      <section className={styles.group}>
        <Button look="danger" className={styles.reset} onClick={() => setAsking(true)}>
          {t("settings.reset")}
        </Button>
        <p role="status">{news}</p>
      </section>
      {asking && (
        <Confirm
          title={t("settings.reset")}
          question={t("settings.reset.question")}
          action={t("settings.reset")}
          onConfirm={() => {
            reset();
            setNews(t("settings.reset.done"));
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function Look() {
  const { inspector, verbosity, letterKeys, change } = useSettings();
  return (
    <Group title={t("settings.look")}>
      <LanguageField />
      <ThemeField />
      <TextSizeField />
      <MotionFields />
      <Choices
        label={t("settings.inspector")}
        value={inspector}
        onChange={(next) => change({ inspector: next })}
        choices={INSPECTORS.map((value) => ({ value, label: t(`inspector.${value}`) }))}
      />
      <Choices
        label={t("settings.verbosity")}
        help={t("settings.verbosity.help")}
        value={verbosity}
        onChange={(next) => change({ verbosity: next })}
        choices={VERBOSITIES.map((value) => ({ value, label: t(`verbosity.${value}`) }))}
      />
      <Switch
        label={t("settings.letters")}
        help={t("settings.letters.help")}
        checked={letterKeys}
        onChange={(next) => change({ letterKeys: next })}
      />
      <SoundFields />
    </Group>
  );
}

function Play() {
  const { passing, responseTime, opponentPause, change } = useSettings();
  const withStop = (stop: Stop, armed: boolean) =>
    change({
      passing: { ...passing, stops: STOPS.filter((s) => (s === stop ? armed : passing.stops.includes(s))) },
    });
  return (
    <Group title={t("settings.play")}>
      <Choices
        label={t("settings.passing")}
        help={t("settings.passing.help")}
        shape="cards"
        value={passing.level}
        onChange={(level) => change({ passing: { ...passing, level } })}
        choices={LEVELS.map((value) => ({
          value,
          label: t(`passing.${value}`),
          help: t(`passing.${value}.help`),
        }))}
      />
      <fieldset className={styles.stops}>
        <legend className={styles.legend}>{t("settings.stops")}</legend>
        {STOPS.map((stop) => (
          <Switch
            key={stop}
            label={t(`stop.${stop}`)}
            checked={passing.stops.includes(stop)}
            onChange={(armed) => withStop(stop, armed)}
          />
        ))}
      </fieldset>
      <Choices
        label={t("settings.beat")}
        help={t("settings.beat.help")}
        value={responseTime}
        onChange={(next) => change({ responseTime: next })}
        choices={RESPONSE_TIMES.map((value) => ({
          value,
          label: value === 0 ? t("settings.beat.wait") : seconds(value),
        }))}
      />
      <RangeField
        label={t("settings.pause")}
        help={t("settings.pause.help")}
        min={0}
        max={3000}
        step={100}
        value={opponentPause}
        shown={seconds(opponentPause)}
        onChange={(next) => change({ opponentPause: next })}
      />
    </Group>
  );
}

function seconds(milliseconds: number): string {
  return t("settings.seconds", { seconds: numeral(milliseconds / 1000, 1, 1) });
}

function People() {
  const { playerNames, change } = useSettings();
  const rename = (seat: number, name: string) =>
    change({ playerNames: SEATS.map((s) => (s === seat ? name : (playerNames[s] ?? ""))) });
  return (
    <Group title={t("settings.people")}>
      <div className={styles.names}>
        {SEATS.map((seat) => (
          <TextField
            key={seat}
            label={t("settings.name", { number: seat + 1 })}
            placeholder={t("seat.player", { number: seat + 1 })}
            autoComplete="off"
            maxLength={MAX_TYPED_NAME_LENGTH}
            value={playerNames[seat] ?? ""}
            onChange={(name) => rename(seat, name)}
          />
        ))}
      </div>
      <Pins />
    </Group>
  );
}
