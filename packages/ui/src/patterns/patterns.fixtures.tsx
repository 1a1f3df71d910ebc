import type { ComponentType } from 'react';
import { attributesOf } from '../theme/attributes.ts';
import { defaultSettings, type UiSettings } from '../theme/settings.ts';

/** Shows a story under settings that no toolbar has: layout, navigation colour, content width, type scale. */
export const withSettings = (settings: Partial<UiSettings>) =>
  function WithSettings(Story: ComponentType) {
    const wanted = attributesOf({ ...defaultSettings, ...settings });
    for (const name of ['data-layout', 'data-nav-color', 'data-stretch', 'data-type']) {
      document.documentElement.setAttribute(name, wanted[name] ?? '');
    }
    return <Story />;
  };

/** A phone's window, 414 by 896. */
export const onPhone = { viewport: { value: 'mobile2', isRotated: false } } as const;

/** For stories that prove what a picture of another one shows already. */
export const noPicture = { visual: { modes: [] } } as const;
