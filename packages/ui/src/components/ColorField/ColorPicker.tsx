import { useWords } from '@parley/i18n/react';
import { useState } from 'react';
import { ColorArea, ColorThumb, parseColor } from 'react-aria-components/ColorArea';
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider';
import * as styles from './ColorPicker.css.ts';

export interface ColorPickerProps {
  /** '#rrggbb' */
  value: string;
  onChange: (value: string) => void;
}

/** An area for saturation and brightness above a slider for the hue. */
export function ColorPicker({ value, onChange }: ColorPickerProps) {
  const { t } = useWords();
  // Greys have no hue: read from the hex value, the hue would jump to red when a color is dragged through a
  // grey.
  const [picked, setPicked] = useState(() => parseColor(value).toFormat('hsb'));
  const color = picked.toString('hex').toLowerCase() === value ? picked : parseColor(value).toFormat('hsb');
  const pick = (next: typeof picked) => {
    setPicked(next);
    const hex = next.toString('hex').toLowerCase();
    if (hex !== value) onChange(hex);
  };
  return (
    <div className={styles.picker}>
      <ColorArea
        className={styles.area}
        aria-label={t('fields.color.area')}
        colorSpace="hsb"
        xChannel="saturation"
        yChannel="brightness"
        value={color}
        onChange={pick}
      >
        <ColorThumb className={styles.thumb} />
      </ColorArea>
      <ColorSlider
        className={styles.hue}
        aria-label={t('fields.color.hue')}
        colorSpace="hsb"
        channel="hue"
        value={color}
        onChange={pick}
      >
        <SliderTrack className={styles.track}>
          <ColorThumb className={styles.thumb} />
        </SliderTrack>
      </ColorSlider>
    </div>
  );
}
