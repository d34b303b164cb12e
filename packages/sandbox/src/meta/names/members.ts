import { words } from './words.ts';

/** What may stand inside of what is sent. */
export const members = {
  targeting: words(`
    adgroup_id age_max age_min age_range alternate_auto_targeting_option app_install_state
    audience_network_positions behaviors brand_safety_content_filter_levels
    catalog_based_targeting cities college_years connections contextual_targeting_categories
    countries country country_groups custom_audiences device_platforms
    direct_install_devices dynamic_audience_ids education_majors education_schools
    education_statuses effective_audience_network_positions effective_device_platforms
    effective_facebook_positions effective_instagram_positions effective_messenger_positions
    effective_publisher_platforms effective_threads_positions effective_whatsapp_positions
    engagement_specs ethnic_affinity exclude_reached_since
    excluded_brand_safety_content_types excluded_connections excluded_custom_audiences
    excluded_dynamic_audience_ids excluded_engagement_specs excluded_geo_locations
    excluded_mobile_device_model excluded_product_audience_specs
    excluded_publisher_categories excluded_publisher_list_ids excluded_user_device
    exclusions facebook_positions family_statuses fb_deal_id flexible_spec
    friends_of_connections genders generation geo_locations home_ownership home_type
    home_value household_composition income industries instagram_positions
    install_state_application instream_video_skippable_excluded interested_in interests
    is_whatsapp_destination_ad keywords life_events locales messenger_positions moms
    net_worth office_type place_page_set_ids political_views politics product_audience_specs
    prospecting_audience publisher_platforms radius regions relationship_statuses
    site_category targeting_automation targeting_optimization targeting_relaxation_types
    threads_positions user_adclusters user_age_unknown user_device user_event user_os
    whatsapp_positions wireless_carrier work_employers work_positions zips`),
  geo_locations: words(`
    cities countries country_groups custom_locations electoral_districts geo_markets
    large_geo_areas location_cluster_ids location_types medium_geo_areas metro_areas
    neighborhoods places political_districts regions small_geo_areas subcities
    subneighborhoods zips`),
  cities: words(`
    country distance_unit key name radius region region_id`),
  custom_locations: words(`
    address_string country custom_type distance_unit latitude longitude max_population
    min_population name primary_city_id radius region_id`),
  regions: words(`
    country key name`),
  object_story_spec: words(`
    instagram_user_id link_data page_id photo_data product_data template_data text_data
    video_data`),
  link_data: words(`
    ad_context additional_image_index app_link_spec attachment_style automated_product_tags
    boosted_product_set_id branded_content_shared_to_sponsor_status
    branded_content_sponsor_page_id call_to_action caption child_attachments
    collection_thumbnails customization_rules_spec description event_id force_single_link
    format_option image_crops image_hash image_layer_specs image_overlay_spec
    is_local_expansion link message multi_share_end_card multi_share_optimized name offer_id
    page_welcome_message picture post_click_configuration preferred_image_tags
    preferred_video_tags retailer_item_ids show_multiple_images smart_pse_enabled
    static_fallback_spec use_flexible_image_aspect_ratio`),
  video_data: words(`
    additional_image_index branded_content_shared_to_sponsor_status
    branded_content_sponsor_page_id call_to_action collection_thumbnails
    customization_rules_spec image_hash image_url link_description message offer_id
    page_welcome_message post_click_configuration retailer_item_ids targeting title video_id`),
  child_attachments: words(`
    android_url call_to_action caption description ig_media_id image_crops image_hash
    ios_url link marketing_message_buttons name picture place_data static_card video_id`),
  call_to_action: words(`
    type value`),
  value: words(`
    android_url app_destination app_link application event_id ios_url
    land_on_whatsapp_catalog land_on_whatsapp_profile lead_gen_form_id link link_caption
    link_format object_store_urls page product_link whatsapp_number`),
  promoted_object: words(`
    application_id boosted_product_set_id conversion_goal_id custom_conversion_id
    custom_event_str custom_event_type dataset_split_id dataset_split_ids event_id
    full_funnel_objective fundraiser_campaign_id lead_ads_custom_event_str
    lead_ads_custom_event_type lead_ads_form_event_source_type
    lead_ads_offsite_conversion_type lead_ads_selected_pixel_id live_video_destination
    mcme_conversion_id multi_event_product object_store_url object_store_urls offer_id
    offline_conversion_data_set_id offsite_conversion_event_id omnichannel_object page_id
    passback_application_id passback_pixel_id pixel_aggregation_rule pixel_id pixel_rule
    place_page_set place_page_set_id product_catalog_id product_item_id product_set
    product_set_id product_set_optimization retention_days smart_pse_enabled
    smart_pse_setting value_semantic_type variation whats_app_business_phone_number_id
    whatsapp_phone_number`),
  targeting_automation: words(`
    advantage_audience creative_audience_pairing individual_setting shared_audiences
    value_expression`),
};
