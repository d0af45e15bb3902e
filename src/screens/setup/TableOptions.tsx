import type { Game } from "../../games/game";
import type { OptionSpec } from "../../games/game-setup";
import type { Plain, Problem } from "../../kernel";
import { Choices, Switch } from "../../ui/fields";
import { LocalizedText } from "../../ui/LocalizedText";
import { RuleLink } from "../../ui/RuleLink";
import { t } from "./messages";
import { Problems } from "./Problems";
import { isForTwo, optionsFor, optionValue, type Plan, problemsAt } from "./plan";
import styles from "./Setup.module.css";
import { seriesOfPlan } from "./series";

interface Props {
  readonly game: Game;
  readonly plan: Plan;
  readonly problems: readonly Problem[];
  readonly onChange: (next: Partial<Plan>) => void;
}

/** Options that the rulebook leaves open, apart from rare ones, and those of the table itself. */
export function TableOptions(props: Props) {
  const { game, plan, onChange } = props;
  const series = seriesOfPlan(game, plan);
  return (
    <section className={styles.part} aria-labelledby="setup-table">
      <h2 id="setup-table">{t("setup.table")}</h2>
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
    </section>
  );
}

/** The options of the game that are often changed, or the rare ones. */
export function GameOptions({
  game,
  plan,
  problems,
  onChange,
  areRare = false,
}: Props & { readonly areRare?: boolean }) {
  return optionsFor(game, plan)
    .filter(({ isRare = false }) => isRare === areRare)
    .map((option) => (
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
