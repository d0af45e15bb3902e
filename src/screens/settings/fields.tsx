import { useEffect, useRef } from "react";
import { type Settings, TEXT_SIZES, useSettings } from "../../store/settings/settings";
import { currentLocale, LOCALES, type Locale } from "../../text";
import { numeral } from "../../text/number";
import { Choices, Switch } from "../../ui/fields";
import { RangeField } from "../../ui/RangeField";
import { t } from "./messages";

/** Settings that can be changed on their own screen and at the table. */

const THEMES = ["system", "light", "dark"] as const satisfies readonly Settings["theme"][];
const REDUCED = ["auto", "on", "off"] as const satisfies readonly Settings["reducedMotion"][];

/** The page's language before it was changed in the field. */
let before: Locale | null = null;

/** A change of language remounts the page, so the language field takes the focus again. */
function useFocusAfterChange() {
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (before !== null && before !== currentLocale())
      field.current?.querySelector<HTMLElement>("input:checked")?.focus();
    before = null;
  }, []);
  return field;
}

export function LanguageField() {
  const { language, change } = useSettings();
  const field = useFocusAfterChange();
  return (
    <div ref={field}>
      <Choices
        label={t("settings.language")}
        value={language}
        onChange={(next) => {
          before = currentLocale();
          change({ language: next });
        }}
        choices={(["auto", ...LOCALES] as const).map((value) => ({
          value,
          label: <span lang={value === "auto" ? undefined : value}>{t(`language.${value}`)}</span>,
        }))}
      />
    </div>
  );
}

export function ThemeField() {
  const { theme, change } = useSettings();
  return (
    <Choices
      label={t("settings.theme")}
      value={theme}
      onChange={(next) => change({ theme: next })}
      choices={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
    />
  );
}

export function TextSizeField() {
  const { textSize, change } = useSettings();
  return (
    <Choices
      label={t("settings.text-size")}
      value={textSize}
      onChange={(next) => change({ textSize: next })}
      choices={TEXT_SIZES.map((value) => ({
        value,
        label: t("settings.text-size.percent", { size: value }),
      }))}
    />
  );
}

/** Speed of the animations, and whether motion is reduced. */
export function MotionFields() {
  const { motionSpeed, reducedMotion, change } = useSettings();
  const speed =
    motionSpeed === 0
      ? t("settings.motion.instant")
      : t("settings.motion.times", { times: numeral(motionSpeed, 2) });
  return (
    <>
      <RangeField
        label={t("settings.motion")}
        help={t("settings.motion.help")}
        min={0}
        max={2}
        step={0.25}
        value={motionSpeed}
        shown={speed}
        onChange={(next) => change({ motionSpeed: next })}
      />
      <Choices
        label={t("settings.reduced")}
        help={t("settings.reduced.help")}
        value={reducedMotion}
        onChange={(next) => change({ reducedMotion: next })}
        choices={REDUCED.map((value) => ({ value, label: t(`reduced.${value}`) }))}
      />
    </>
  );
}

/** Sound, and its volume while it is on. */
export function SoundFields() {
  const { sound, volume, change } = useSettings();
  return (
    <>
      <Switch
        label={t("settings.sound")}
        help={t("settings.sound.help")}
        checked={sound}
        onChange={(next) => change({ sound: next })}
      />
      {sound && (
        <RangeField
          label={t("settings.volume")}
          min={0}
          max={100}
          step={5}
          value={volume}
          shown={t("settings.volume.percent", { volume })}
          onChange={(next) => {
            change({ volume: next });
            listenTo(next);
          }}
        />
      )}
    </>
  );
}

/** Pause after the slider's last change before a sample sound is played, in milliseconds. */
const REST = 200;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Plays a sample at the chosen volume once the slider rests. */
function listenTo(volume: number): void {
  clearTimeout(resting);
  const play = () => import("../../sound").then(({ previewVolume }) => previewVolume(volume));
  resting = setTimeout(() => void play().catch(() => {}), REST);
}
