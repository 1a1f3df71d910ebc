import { CircleAlert } from 'lucide-react';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as css from './FormError.css.ts';

export interface FormErrorProps {
  /** What did not work, and that nothing is lost. */
  title: string;
  /** Why, in plain words; '' where nobody knows. */
  text: string;
}

/** Says at the head of a form that it could not be sent. Announced when it appears. */
export function FormError({ title, text }: FormErrorProps) {
  return (
    <div className={css.box} role="alert">
      <Icon icon={CircleAlert} />
      <div>
        <p className={css.title}>{title}</p>
        {text !== '' && <p>{text}</p>}
      </div>
    </div>
  );
}
