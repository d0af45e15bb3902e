import {
  animations,
  type FeatureBundle,
  type FeaturePackage,
  HTMLProjectionNode,
  HTMLVisualElement,
} from "framer-motion";
import { Component } from "react";

type Measured = Parameters<NonNullable<FeaturePackage["MeasureLayout"]>>[0];

/** Tells framer-motion when an element is about to be elsewhere, and when it is there. */
class Measure extends Component<Measured> {
  private projection() {
    const { layout, layoutDependency, visualElement } = this.props;
    const { projection } = visualElement;
    const animationType = typeof layout === "string" ? layout : "both";
    projection?.setOptions({ ...projection.options, layout, layoutDependency, animationType });
    return projection;
  }

  override componentDidMount() {
    this.projection();
  }

  override getSnapshotBeforeUpdate(before: Measured) {
    const projection = this.projection();
    if (before.layoutDependency !== this.props.layoutDependency) projection?.willUpdate();
    return null;
  }

  override componentDidUpdate() {
    this.props.visualElement.projection?.root?.didUpdate();
  }

  override componentWillUnmount() {
    this.props.visualElement.projection?.scheduleCheckAfterUnmount();
  }

  override render() {
    return null;
  }
}

/**
 * Animations and layout animations of HTML. `domMax` has framer-motion's drag, presses, hovering and SVG too, which dnd-kit
 * and the browser do here.
 */
export const features: FeatureBundle = {
  ...animations,
  renderer: (_component, options) => new HTMLVisualElement(options),
  layout: { ProjectionNode: HTMLProjectionNode, MeasureLayout: (props) => <Measure {...props} /> },
};
