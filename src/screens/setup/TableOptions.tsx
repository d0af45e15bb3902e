import type { ReactNode } from "react";
import type { Game } from "../../games/game";
import type { OptionSpec } from "../../games/game-setup";
import type { Message, Plain, Problem } from "../../kernel";
import { Choices, Switch } from "../../ui/fields";
import { LocalizedText } from "../../ui/LocalizedText";
import { RuleLink } from "../../ui/RuleLink";
import { TextField } from "../../ui/TextField";
import { Fold } from "./Fold";
import { t } from "./messages";
import { Problems } from "./Problems";
import { isForTwo, optionsFor, optionValue, type Plan, problemsAt } from "./plan";
import styles from "./Setup.module.css";
import { seriesOfPlan } from "./series";

const MAX_SEED_LENGTH = 64;

interface Props {
  readonly game: Game;
  readonly plan: Plan;
  readonly problems: readonly Problem[];
  readonly onChange: (next: Partial<Plan>) => void;
}

/** Options that the rulebook leaves open, apart from rare ones, and those of the table itself. */
export function TableOptions(props: Props) {
  const { game, plan, problems, onChange } = props;
  const series = seriesOfPlan(game, plan);
  return (
    <Fold
      title={t("setup.table")}
      chosen={<Changes game={game} plan={plan} />}
      isWrong={optionsOf(game, plan, false).some(
        ({ key }) => problemsAt(problems, `options.${key}`).length > 0,
      )}
    >
      {series && (
        <Choices
          label={t("setup.series")}
          help={
            <>
              {t("setup.series.help")} <RuleLink rule={series.rule} />
            </>
          }
          value={plan.series}
          onChange={(several) => onChange({ series: several })}
          choices={[
            { value: false, label: t("setup.series.one") },
            { value: true, label: t("setup.series.best-of", { n: series.bestOf }) },
          ]}
        />
      )}
      <GameOptions {...props} />
      <Switch
        label={t("setup.open-hands")}
        help={t("setup.open-hands.help")}
        checked={plan.openHands}
        onChange={(openHands) => onChange({ openHands })}
      />
      {isForTwo(plan) && (
        <Switch
          label={t("setup.across")}
          help={t("setup.across.help")}
          checked={plan.across}
          onChange={(across) => onChange({ across })}
        />
      )}
    </Fold>
  );
}

const optionsOf = (game: Game, plan: Plan, areRare: boolean) =>
  optionsFor(game, plan).filter(({ isRare = false }) => isRare === areRare);

/** What differs from the usual table, in short. */
function Changes({ game, plan }: Pick<Props, "game" | "plan">) {
  const series = plan.series ? seriesOfPlan(game, plan) : null;
  const changes: readonly { readonly key: string; readonly text: ReactNode }[] = [
    ...(series ? [{ key: "series", text: t("setup.series.best-of", { n: series.bestOf }) }] : []),
    ...optionsOf(game, plan, false).flatMap(({ key, label, values }) => {
      const chosen = values.find(({ value }) => value === plan.options[key]);
      const isUsual = chosen === undefined || chosen === values[0];
      return isUsual ? [] : [{ key, text: <OptionText label={label} value={chosen.label} /> }];
    }),
    ...(plan.openHands ? [{ key: "open-hands", text: t("setup.open-hands") }] : []),
    ...(plan.across && isForTwo(plan) ? [{ key: "across", text: t("setup.across") }] : []),
  ];
  if (changes.length === 0) return t("setup.usual");
  return changes.map(({ key, text }, i) => (
    <span key={key}>
      {i > 0 && " · "}
      {text}
    </span>
  ));
}

function OptionText({ label, value }: { readonly label: Message; readonly value: Message }) {
  return (
    <>
      <LocalizedText message={label} />: <LocalizedText message={value} />
    </>
  );
}

/** Rare options of the game, and the seed. */
export function AdvancedOptions(props: Props) {
  const { plan, onChange } = props;
  return (
    <Fold title={t("setup.advanced")} chosen={plan.seed && `${t("setup.seed")}: ${plan.seed}`}>
      <GameOptions {...props} areRare />
      <TextField
        label={t("setup.seed")}
        help={t("setup.seed.help")}
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_SEED_LENGTH}
        value={plan.seed}
        onChange={(seed) => onChange({ seed })}
      />
    </Fold>
  );
}

/** The options of the game that are often changed, or the rare ones. */
function GameOptions({
  game,
  plan,
  problems,
  onChange,
  areRare = false,
}: Props & { readonly areRare?: boolean }) {
  return optionsOf(game, plan, areRare).map((option) => (
    <div key={option.key} className={styles.option}>
      <Option
        option={option}
        value={optionValue(option, plan)}
        onChange={(value) => onChange({ options: { ...plan.options, [option.key]: value } })}
      />
      <Problems problems={problemsAt(problems, `options.${option.key}`)} />
    </div>
  ));
}

interface OptionProps {
  readonly option: OptionSpec;
  readonly value: Plain;
  readonly onChange: (value: Plain) => void;
}

function Option({ option, value, onChange }: OptionProps) {
  return (
    <Choices
      label={<LocalizedText message={option.label} />}
      help={
        <>
          <LocalizedText message={option.help} /> <RuleLink rule={option.rule} />
        </>
      }
      value={value}
      onChange={onChange}
      choices={option.values.map((choice) => ({
        value: choice.value,
        label: <LocalizedText message={choice.label} />,
      }))}
    />
  );
}
